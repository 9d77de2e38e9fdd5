import 'server-only'
import { rateLimiter } from '@/cms/rate-limiter'

const WITHIN_S = 10 * 60

/** Of what somebody tries from one address: whole offices have one. */
const perAddress = rateLimiter({ name: 'owner-address', limit: 20, within: WITHIN_S })
/** Before an account is locked, for as long from the last of them; of addresses that nobody has too, so that nobody learns which those are. */
const perAccount = rateLimiter({ name: 'owner-account', limit: 5, within: WITHIN_S, locks: true })
/** How many mails somebody gets because of whoever asks for them. */
const mails = rateLimiter({ name: 'owner-mails', limit: 3, within: WITHIN_S })
const perAddressMails = rateLimiter({ name: 'owner-mails-address', limit: 20, within: WITHIN_S })

/** Counts a try from an address. Gives 0, or after how many seconds another is read. Spec §6. */
export const waitToTry = (address: string): Promise<number> => perAddress.take(address)

/** Takes a try back that was none: the password was right. */
export const tryWasRight = async (address: string, account: string): Promise<void> => {
  await perAddress.giveBack(address)
  await perAccount.giveBack(account)
}

/** Counts a try for an account, by its e-mail address. Gives 0, or for how many seconds it is locked. */
export const waitForAccount = (account: string): Promise<number> => perAccount.take(account)

/** Forgets what was tried for an account, by its e-mail address: whoever reads its mail chose a password that nobody tried. */
export const forgetTries = (account: string): Promise<void> => perAccount.forget(account)

/** Counts a link that is asked for from an address. Gives 0, or after how many seconds another is. */
export const waitForLink = (address: string): Promise<number> => perAddressMails.take(address)

/** Counts a link that is asked for an e-mail address. Whether it may be sent. */
export const mayBeMailed = async (email: string): Promise<boolean> => (await mails.take(email)) === 0
