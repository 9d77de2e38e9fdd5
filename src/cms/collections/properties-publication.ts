import type { Field } from 'payload'
import { allow, nobody } from '../access/access'
import { canAdminister } from '../access/roles'
import { MENTION_CODES } from '@/domain/properties/mentions'

/** Only the server writes it, whoever asks. */
const computed = { create: nobody, update: nobody } as const
const administrators = { create: allow(canAdminister), update: allow(canAdminister) } as const

/**
 * What staff see of the publication check: the panel that lists what is missing, and an
 * administrator's reason to publish anyway, which belongs to one publication and is never stored
 * by itself.
 */
export const publicationCheck: Field[] = [
  {
    name: 'publicationCheck',
    type: 'ui',
    admin: { components: { Field: '@/admin/MissingMentions#MissingMentions' } },
  },
  {
    name: 'publishReason',
    type: 'textarea',
    virtual: true,
    access: administrators,
    // Given back as nothing, so that the form forgets it once it has served.
    hooks: { afterRead: [() => null] },
    admin: {
      // Payload takes a field that is not stored for one to look at.
      readOnly: false,
      condition: (_, __, { user }) => canAdminister(user),
    },
  },
]

/**
 * What the publication check stores: the last publication despite missing mentions, and what is
 * missing now, by which the list of properties is filtered.
 */
export const publicationRecord: Field[] = [
  {
    name: 'publicationOverride',
    type: 'group',
    access: computed,
    admin: {
      readOnly: true,
      condition: ({ publicationOverride }) => Boolean(publicationOverride?.at),
    },
    fields: [
      { name: 'reason', type: 'textarea' },
      { name: 'by', type: 'text' },
      { name: 'at', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
      {
        name: 'missing',
        type: 'select',
        hasMany: true,
        options: [...MENTION_CODES],
        custom: { labels: 'properties.missingMentions' },
      },
    ],
  },
  {
    name: 'missingMentions',
    type: 'select',
    hasMany: true,
    options: [...MENTION_CODES],
    access: computed,
    // The panel shows it live; it is stored for the list of properties.
    admin: { readOnly: true, condition: () => false },
  },
]
