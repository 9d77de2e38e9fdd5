import type { CollectionConfig, Field, RelationshipFieldSingleValidation } from 'payload'
import { administratorOnlyField, allow, hiddenUnless, nobody, staff } from '../access/access'
import { canAdminister, canEnterAdmin, ROLES, type Role } from '../access/roles'
import { askCurrentPassword, keepCheckedPassword } from '../access/sign-in/current-password'
import { signInAttempts, signInEndpoints } from '../access/sign-in/endpoints'
import { resetMail } from '../access/sign-in/forgot-password'
import { endSession } from '../access/sign-in/session-end'
import { adminMessage } from '../fields/labels'
import { describedCollection } from '../fields/described'
import { keepAdministratorRole, keepLastAdministrator } from '../hooks/staff-administrators'
import { checkPassword, voidResetLink } from '../hooks/staff-password'
import { openInOwnLanguage, userLanguageField } from '../hooks/user-language'
import { RESET_LINK_MS } from '../mails/email-adapter'

const LOCK_AFTER_TRIES = 5
const LOCK_MS = 10 * 60 * 1000
/** Without a click for this long, somebody signs in again. */
const SESSION_SECONDS = 2 * 60 * 60

const administrator = allow(canAdminister)

/** Agents need an agency. Others who save something about such an account cannot give it one. */
const agencyOfAgents: RelationshipFieldSingleValidation = (value, { data, operation, req }) => {
  const { roles } = data as { roles?: Role[] | null }
  if (value || !roles?.includes('agent')) return true
  if (operation === 'update' && !canAdminister(req.user)) return true
  return adminMessage('errors.agentWithoutAgency', req.i18n.language)
}

/** Asked on one's own account page; it serves one change and is stored nowhere. */
const currentPasswordField: Field = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  hooks: { afterRead: [() => null] },
  admin: {
    // Payload takes a field that is not stored for one to look at.
    readOnly: false,
    condition: ({ id }, _, { user }) => id !== undefined && id === user?.id,
    components: { Field: '@/admin/CurrentPassword#CurrentPassword' },
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
}

/** Staff who may enter the admin. Spec §6. `secureCookies` is true where the site is on https. */
export function users(secureCookies: boolean): CollectionConfig {
  const attempts = signInAttempts()
  return describedCollection(
    {
      slug: 'users',
      auth: {
        maxLoginAttempts: LOCK_AFTER_TRIES,
        lockTime: LOCK_MS,
        useSessions: true,
        tokenExpiration: SESSION_SECONDS,
        // Payload's interval writes outside of the transaction it waits for: SQLite refuses that.
        forgotPassword: {
          expiration: RESET_LINK_MS,
          minRequestInterval: 0,
          generateEmailHTML: resetMail,
        },
        cookies: { secure: secureCookies, sameSite: 'Lax' },
      },
      endpoints: signInEndpoints(attempts),
      admin: {
        useAsTitle: 'name',
        defaultColumns: ['name', 'email', 'roles', 'agency'],
        hidden: hiddenUnless(canAdminister),
      },
      access: {
        admin: ({ req }) => canEnterAdmin(req.user),
        read: ({ req }) => canAdminister(req.user) || ownAccount(req.user),
        update: ({ req }) => canAdminister(req.user) || ownAccount(req.user),
        create: administrator,
        delete: administrator,
        unlock: administrator,
        readVersions: nobody,
      },
      hooks: {
        beforeOperation: [checkPassword, askCurrentPassword(attempts), endSession],
        afterLogin: [openInOwnLanguage],
        beforeChange: [keepCheckedPassword, keepAdministratorRole, voidResetLink],
        beforeDelete: [keepLastAdministrator],
      },
      fields: [
        // Below the password and the e-mail, for which it is asked.
        currentPasswordField,
        { name: 'name', type: 'text', required: true },
        {
          name: 'roles',
          type: 'select',
          hasMany: true,
          required: true,
          saveToJWT: true,
          options: [...ROLES],
          defaultValue: ['agent'],
          access: { read: staff, ...administratorOnlyField },
        },
        {
          name: 'agency',
          type: 'relationship',
          relationTo: 'agencies',
          index: true,
          validate: agencyOfAgents,
          access: { read: staff, ...administratorOnlyField },
        },
        userLanguageField(),
      ],
    },
    'system',
  )
}

const ownAccount = (user: { id: number | string; collection?: string } | null) =>
  user?.collection === 'users' ? { id: { equals: user.id } } : false
