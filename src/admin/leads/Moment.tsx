import { shortMoment } from '../dates/written-dates'

/** A moment (ISO) as a clock in Belgium shows it. */
export const Moment = ({ at, language }: { at: string; language: string }) => (
  <time dateTime={at}>{shortMoment(at, language)}</time>
)
