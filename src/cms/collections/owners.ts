import type { CollectionConfig, EmailFieldValidation, Field, RelationshipField } from 'payload'
import { MAILED_KEYS, OWNER_KEYS } from '@/domain/owners/keys'
import { isMailAddress } from '@/lib/mail-address'
import { hiddenUnless, madeByServer, nobody, ofOwnAgency } from '../access/access'
import { ownAgencyField } from '../access/own-agency'
import { agencyOf, canEditListings } from '../access/roles'
import { describedCollection } from '../fields/described'
import { LANGUAGE_OPTIONS } from '../fields/form-words'
import { adminMessage } from '../fields/labels'
import { deleteAccess, endAccess, lowerEmail } from '../owners/account-hooks'
import { inviteOwner } from '../owners/invite'
import { keepEmailOfOthers, ofOwnListings } from '../owners/own-properties'

const CLOSED = { read: nobody, create: nobody, update: nobody, delete: nobody }
const unlisted = { disableListColumn: true, disableListFilter: true }

const address: EmailFieldValidation = (value, options) =>
  isMailAddress(value) ? keepEmailOfOthers(value, options) : adminMessage('errors.ownerEmail', options.req.i18n.language)

/** When something happened with the account; the form says it in words. */
const moment = (name: string): Field => ({ name, type: 'date', access: madeByServer, admin: { hidden: true } })

/** Agents choose among those of their agency; what others added stays. */
const ownedProperties: RelationshipField = {
  name: 'properties', type: 'relationship', relationTo: 'properties', hasMany: true, validate: ofOwnListings,
  custom: { isUse: false },
  filterOptions: ({ user }) => {
    const own = agencyOf(user)
    return own === null ? true : { agency: { equals: own } }
  },
  admin: { allowCreate: false, isSortable: true },
}

/**
 * Owners of properties, who see in a portal of their own how these do. They are no accounts of Payload's, so
 * that its rules never meet one. Spec §1; decision 093.
 */
export const owners: CollectionConfig = describedCollection(
  {
    slug: 'owners',
    access: {
      read: ofOwnAgency,
      create: ({ req }) => canEditListings(req.user),
      update: ofOwnAgency,
      delete: ofOwnAgency,
      readVersions: nobody,
      admin: ({ req }) => canEditListings(req.user),
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'properties', 'agency', 'active', 'invitedAt', 'signedInAt'],
      listSearchableFields: ['name', 'email'],
      hidden: hiddenUnless(canEditListings),
      components: { beforeListTable: ['@/admin/owners/OwnerListTop#OwnerListTop'] },
    },
    defaultSort: 'name',
    disableDuplicate: true,
    disableBulkEdit: true,
    endpoints: [inviteOwner],
    hooks: { beforeValidate: [lowerEmail], afterChange: [endAccess], beforeDelete: [deleteAccess] },
    fields: [
      { name: 'account', type: 'ui', admin: { components: { Field: '@/admin/owners/AccountField#AccountField' } } },
      {
        type: 'row',
        fields: [
          { name: 'name', type: 'text', required: true, maxLength: 120, admin: { width: '50%' } },
          { name: 'email', type: 'email', required: true, unique: true, validate: address, admin: { width: '50%' } },
        ],
      },
      {
        type: 'row',
        fields: [
          { name: 'language', type: 'select', required: true, options: LANGUAGE_OPTIONS, admin: { width: '50%', isClearable: false } },
          { name: 'agency', type: 'relationship', relationTo: 'agencies', required: true, index: true, ...ownAgencyField, admin: { width: '50%', allowCreate: false, allowEdit: false } },
        ],
      },
      ownedProperties,
      { name: 'active', type: 'checkbox', defaultValue: true },
      { name: 'weeklyMail', type: 'checkbox', defaultValue: true },
      moment('invitedAt'),
      moment('passwordAt'),
      moment('signedInAt'),
      // The Monday of the last week that they were told of.
      { name: 'toldWeek', type: 'text', access: { ...madeByServer, read: nobody }, admin: { hidden: true, ...unlisted } },
      // Which mail waits to be written.
      { name: 'mail', type: 'select', index: true, options: [...MAILED_KEYS], access: { ...madeByServer, read: nobody }, admin: { hidden: true, ...unlisted } },
    ],
  },
  'requests',
)

/** How the password of an owner is known again. Nobody reads it, and a salt is used once. */
export const ownerPasswords: CollectionConfig = describedCollection(
  {
    slug: 'owner-passwords',
    access: CLOSED,
    admin: { hidden: true },
    lockDocuments: false,
    timestamps: false,
    fields: [
      { name: 'owner', type: 'relationship', relationTo: 'owners', required: true, unique: true },
      { name: 'hash', type: 'text', required: true },
      { name: 'salt', type: 'text', required: true },
    ],
  },
  'system',
)

/** What lets an owner in: sessions, and links of mails. Stored is a hash, by which a key is known again. */
export const ownerKeys: CollectionConfig = describedCollection(
  {
    slug: 'owner-keys',
    access: CLOSED,
    admin: { hidden: true },
    lockDocuments: false,
    timestamps: false,
    fields: [
      { name: 'owner', type: 'relationship', relationTo: 'owners', required: true, index: true },
      { name: 'kind', type: 'select', required: true, options: [...OWNER_KEYS] },
      { name: 'hash', type: 'text', required: true, unique: true },
      { name: 'madeAt', type: 'date', required: true },
      { name: 'expiresAt', type: 'date', required: true, index: true },
      { name: 'seenAt', type: 'date', required: true },
    ],
  },
  'system',
)
