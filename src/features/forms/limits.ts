import 'server-only'
import { countAttempts } from '@/cms/access/sign-in/attempts'
import type { FormName } from '@/domain/forms/forms'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Somebody who cannot fill in a form tries again and again; a whole office may have one address. */
const perAddress = countAttempts({ attempts: 60, within: 10 * MINUTE })
const perAddressAndForm = countAttempts({ attempts: 20, within: HOUR })
/** Of what one computer may send as mail to somebody who did not ask for it. */
const friends = countAttempts({ attempts: 5, within: HOUR })
const challenges = countAttempts({ attempts: 240, within: 10 * MINUTE })

/** Counts a form that was sent from an address. Gives 0, or after how many seconds another is read. */
export const waitToSend = (address: string): Promise<number> => perAddress.take(address)

/** Counts a form that is about to be stored. Gives 0, or after how many seconds another is. */
export async function waitToStore(form: FormName, address: string): Promise<number> {
  const limiter = form === 'send-to-friend' ? friends : perAddressAndForm
  return limiter.take(`${form} ${address}`)
}

/** Counts a task that is asked for from an address. */
export const waitForChallenge = (address: string): Promise<number> => challenges.take(address)
