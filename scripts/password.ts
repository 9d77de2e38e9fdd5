import {
  firstAdministrator,
  renewStaffPassword,
  staffEmails,
  type Credentials,
} from '../src/operations/staff-password'
import { loadConfig } from './load-payload'

const USAGE = 'npm run password -- EMAIL'

const say = (...lines: string[]): boolean => process.stdout.write(`${lines.join('\n')}\n`)

const notify = ({ email, password }: Credentials): boolean =>
  say(`E-mail:   ${email}`, `Password: ${password}`, 'It is shown this once: note it now.')

/** Gives a member of staff a new password and tells it; makes an administrator where nobody is. */
async function setPassword(email: string | undefined): Promise<number> {
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  const config = await loadConfig()
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config })
  const emails = await staffEmails(payload).catch((error: unknown) => {
    throw new Error('The database is not ready: start the site once with npm start.', {
      cause: error,
    })
  })
  if (emails.length === 0) {
    const made = await firstAdministrator(payload, email)
    if (made) notify(made)
    return made ? 0 : 1
  }
  const changed = email ? await renewStaffPassword(payload, email) : null
  if (changed) notify(changed)
  else {
    say(email ? `No staff account has the e-mail ${email}.` : `Say whose: ${USAGE}`)
    say('The accounts are:', ...emails.map((known) => `  ${known}`))
  }
  return changed ? 0 : 1
}

try {
  process.exit(await setPassword(process.argv[2]))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
