import { Forbidden, type Endpoint } from 'payload'
import { forgotPassword } from './forgot-password'
import { login } from './login'
import { countAttempts } from './attempts'

const WITHIN_S = 10 * 60

const ofAddress = () => countAttempts({ attempts: 20, within: WITHIN_S })
const ofAccount = () => countAttempts({ attempts: 3, within: WITHIN_S })

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

/** What takes the place of Payload's own ways to sign in, each with its own count of attempts. */
export const signInEndpoints = (): Endpoint[] => [
  login(ofAddress()),
  forgotPassword(ofAddress(), ofAccount()),
  noFirstUser,
  noVerification,
]
