import type { ServerProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'

/** What to do here, above the fields of the sign-in. */
export const LoginHelp = ({ i18n }: ServerProps) => (
  <div className="login-help">
    <h1>{adminMessage('login.title', i18n.language)}</h1>
    <p>{adminMessage('login.help', i18n.language)}</p>
  </div>
)
