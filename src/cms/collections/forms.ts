import type { CollectionConfig } from 'payload'
import { FORMS } from '@/domain/forms/forms'
import { administratorOnlyField, allow, contentEditors, hiddenUnless, madeByServer, nobody, renderedByPages } from '../access/access'
import { describedCollection } from '../fields/described'
import { FORM_WORDS } from '../fields/form-words'
import { countConsentVersions } from '../hooks/consent-version'
import { logChange } from '../hooks/log-change'

const MOST_DAYS = 3650

/** A row per form: whether it is offered, who gets what is sent, and the texts around it. Spec §1. */
export const forms: CollectionConfig = describedCollection(
  {
    slug: 'forms',
    access: {
      read: renderedByPages,
      create: nobody,
      update: allow(contentEditors),
      delete: nobody,
      readVersions: nobody,
      admin: ({ req }) => contentEditors(req.user),
    },
    admin: {
      useAsTitle: 'form',
      defaultColumns: ['form', 'enabled', 'recipient', 'updatedAt'],
      hidden: hiddenUnless(contentEditors),
    },
    defaultSort: 'id',
    hooks: { beforeChange: [countConsentVersions], afterChange: [logChange('page')] },
    fields: [
      { name: 'form', type: 'select', required: true, unique: true, options: [...FORMS], access: madeByServer, custom: FORM_WORDS },
      { name: 'enabled', type: 'checkbox', defaultValue: true },
      { name: 'recipient', type: 'email', access: administratorOnlyField },
      {
        name: 'recipients',
        type: 'array',
        custom: { rowName: ['agency', 'email'] },
        access: administratorOnlyField,
        fields: [
          { name: 'agency', type: 'relationship', relationTo: 'agencies', required: true },
          { name: 'email', type: 'email', required: true },
        ],
      },
      { name: 'intro', type: 'textarea', localized: true },
      { name: 'consent', type: 'textarea', localized: true },
      { name: 'consentVersion', type: 'number', defaultValue: 1, access: madeByServer },
      { name: 'mailSubject', type: 'text', localized: true, custom: { ownLanguageOnly: true } },
      { name: 'mailText', type: 'textarea', localized: true, custom: { ownLanguageOnly: true } },
      { name: 'retentionDays', type: 'number', min: 1, max: MOST_DAYS, defaultValue: 730, admin: { step: 1 }, access: administratorOnlyField },
    ],
  },
  'requests',
)
