import type { PayloadRequest } from 'payload'

type StaffSignIn =
  | 'signed in'
  | 'signed in by a link'
  | 'unknown address'
  | 'locked'
  | 'wrong password'
  | 'wrong present password'
  | 'changed meanwhile'

/** Logs how a sign-in of staff ended, by the row of the account; null for an address that nobody has. Nobody is named. */
export const logSignIn = ({ payload }: PayloadRequest, account: number | null, outcome: StaffSignIn): void =>
  payload.logger.info({ msg: 'A sign-in of staff', account, outcome })
