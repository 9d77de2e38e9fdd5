import 'server-only'
import { rateLimiter } from '@/cms/rate-limiter'

/** Somebody who makes up their mind presses a few buttons; a script that holds a link presses thousands. */
const presses = rateLimiter({ name: 'alert-presses', limit: 40, within: 10 * 60 })

/** Counts a press on the page of a subscription. Gives 0, or after how many seconds another is heard. */
export const waitToAct = (key: string): Promise<number> => presses.take(key)
