import { Forbidden, type Endpoint } from 'payload'
import { forgotPassword } from './forgot-password'
import { login } from './login'
import { countTries } from './tries'

const TRIES = 20
const MAILS = 3

const limit = {
  withinMs: 10 * 60 * 1000,
  addresses: 10_000,
  now: () => performance.now(),
}

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

/** What takes the place of Payload's own ways to sign in, each with its own count of tries. */
export const signInEndpoints = (): Endpoint[] => [
  login(countTries({ ...limit, tries: TRIES })),
  forgotPassword(
    countTries({ ...limit, tries: TRIES }),
    countTries({ ...limit, tries: MAILS }),
  ),
  noFirstUser,
  noVerification,
]
