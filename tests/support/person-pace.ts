import { LEAST_MS } from '@/domain/forms/least-time'

/** What somebody may wait at least before they send a form, with what two clocks and a timer may differ by. */
export const PERSON_MS = LEAST_MS + 100
