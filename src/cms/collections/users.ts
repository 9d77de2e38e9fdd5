import type { CollectionConfig } from 'payload'
import { allow, nobody, staff } from '../access/access'
import { canAdminister, canEnterAdmin, ROLES } from '../access/roles'
import { describedCollection } from '../fields/described'

const LOCK_AFTER_TRIES = 5
const LOCK_MS = 10 * 60 * 1000

const administrator = allow(canAdminister)

/** Staff who may enter the admin. Spec §6. `secureCookies` is true where the site is on https. */
export const users = (secureCookies: boolean): CollectionConfig =>
  describedCollection(
    {
      slug: 'users',
      auth: {
        maxLoginAttempts: LOCK_AFTER_TRIES,
        lockTime: LOCK_MS,
        cookies: { secure: secureCookies, sameSite: 'Lax' },
      },
      admin: { useAsTitle: 'name', defaultColumns: ['name', 'email', 'roles'] },
      access: {
        admin: ({ req }) => canEnterAdmin(req.user),
        read: ({ req }) => canAdminister(req.user) || ownAccount(req.user),
        update: ({ req }) => canAdminister(req.user) || ownAccount(req.user),
        create: administrator,
        delete: administrator,
        unlock: administrator,
        readVersions: nobody,
      },
      fields: [
        { name: 'name', type: 'text', required: true },
        {
          name: 'roles',
          type: 'select',
          hasMany: true,
          required: true,
          saveToJWT: true,
          options: [...ROLES],
          defaultValue: ['agent'],
          access: { read: staff, create: administrator, update: administrator },
        },
      ],
    },
    'system',
  )

const ownAccount = (user: { id: number | string; collection?: string } | null) =>
  user?.collection === 'users' ? { id: { equals: user.id } } : false
