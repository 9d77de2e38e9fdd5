import type { CollectionConfig } from 'payload'
import { FORMS } from '@/domain/forms/forms'
import { LEAD_MAILS, LEAD_STATUSES } from '@/domain/forms/leads'
import { LANGUAGES } from '@/i18n/languages'
import { administrators, allow, hiddenUnless, madeByServer, nobody, ofOwnAgency } from '../access/access'
import { canEditListings } from '../access/roles'
import { describedCollection } from '../fields/described'
import { FORM_WORDS } from '../fields/form-words'
import { deleteMailsOfLead } from '../mails/mails-of-lead'

/**
 * What visitors asked, a row for each, stored before they get an answer. What they wrote is changed
 * by nobody. Spec §1; §3, "Person".
 */
export const leads: CollectionConfig = describedCollection(
  {
    slug: 'leads',
    access: {
      read: ofOwnAgency,
      create: nobody,
      update: ofOwnAgency,
      delete: allow(administrators),
      readVersions: nobody,
      admin: ({ req }) => canEditListings(req.user),
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'form', 'status', 'property', 'agency', 'createdAt'],
      hidden: hiddenUnless(canEditListings),
    },
    defaultSort: '-createdAt',
    disableBulkEdit: true,
    hooks: { beforeDelete: [deleteMailsOfLead] },
    fields: [
      { name: 'form', type: 'select', required: true, index: true, options: [...FORMS], access: madeByServer, custom: FORM_WORDS },
      { name: 'status', type: 'select', required: true, index: true, defaultValue: 'new', options: [...LEAD_STATUSES] },
      { name: 'name', type: 'text', access: madeByServer },
      { name: 'email', type: 'text', index: true, access: madeByServer },
      { name: 'phone', type: 'text', access: madeByServer },
      { name: 'language', type: 'select', required: true, options: [...LANGUAGES], access: madeByServer },
      { name: 'property', type: 'relationship', relationTo: 'properties', index: true, access: madeByServer },
      { name: 'project', type: 'relationship', relationTo: 'projects', index: true, access: madeByServer },
      { name: 'agency', type: 'relationship', relationTo: 'agencies', index: true, access: { create: nobody, update: allow(administrators) } },
      { name: 'assignee', type: 'relationship', relationTo: 'users', index: true },
      { name: 'answers', type: 'json', required: true, access: madeByServer },
      { name: 'consentText', type: 'textarea', access: madeByServer },
      { name: 'consentVersion', type: 'number', access: madeByServer },
      { name: 'readAt', type: 'date', access: madeByServer },
      { name: 'answeredAt', type: 'date', access: madeByServer },
      { name: 'notes', type: 'textarea' },
      { name: 'history', type: 'json', access: madeByServer },
      // A submission that is sent again, or solved again, is the same lead.
      { name: 'key', type: 'text', required: true, unique: true, access: madeByServer, admin: { hidden: true } },
      { name: 'mails', type: 'select', required: true, index: true, options: [...LEAD_MAILS], access: madeByServer, admin: { hidden: true } },
    ],
  },
  'requests',
)
