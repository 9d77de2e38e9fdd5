import { Forbidden, type Endpoint } from 'payload'
import { forgotPassword } from './forgot-password'
import { login } from './login'
import { resetPassword } from './reset-password'
import { rateLimiter, type RateLimiter } from '../../rate-limiter'

const WITHIN_S = 10 * 60

const ofAddress = (name: string): RateLimiter => rateLimiter({ name, limit: 20, within: WITHIN_S })
const ofAccount = (name: string) => rateLimiter({ name, limit: 3, within: WITHIN_S })

/** The first administrator is made by the start command: nobody makes one from outside. */
const noFirstUser: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: ({ t }) => {
    throw new Forbidden(t)
  },
}

/** Accounts are not confirmed by mail; Payload's own answers with an error of the server. */
const noVerification: Endpoint = { ...noFirstUser, path: '/verify/:id' }

/** The failed sign-ins of each address: twenty in ten minutes. */
export const signInAttempts = (): RateLimiter => ofAddress('sign-in')

/** What takes the place of Payload's own ways to sign in; `attempts` counts failed sign-ins. */
export const signInEndpoints = (attempts: RateLimiter): Endpoint[] => [
  login(attempts),
  forgotPassword(ofAddress('forgot'), ofAccount('forgot-account')),
  resetPassword(ofAddress('reset')),
  noFirstUser,
  noVerification,
]
