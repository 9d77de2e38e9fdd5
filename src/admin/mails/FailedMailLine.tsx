import { adminMessage } from '@/cms/fields/labels'
import type { FailedMail } from '@/cms/mails/failed-mails'
import { failureWords } from '@/cms/mails/failure-words'
import { Moment } from '../leads/Moment'

/** A mail that did not arrive, in a line: to whom, when it was tried last, whether it is tried again, and why it failed. Spec §8. */
export const FailedMailLine = ({ language, mail: { at, error, state, to } }: { language: string; mail: FailedMail }) => (
  <>
    {to} · <Moment at={at} language={language} /> ·{' '}
    {state === 'dead' ? adminMessage('mails.state:dead', language) : adminMessage('mails.state:failed', language)}
    {error && `: ${failureWords(error, language)}`}
  </>
)
