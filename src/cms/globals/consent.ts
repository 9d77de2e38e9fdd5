import type { Field, GlobalConfig } from 'payload'
import { PURPOSES } from '@/domain/consent/choice'
import { allow, contentEditors, renderedByPages, hiddenUnless, staff } from '../access/access'
import { withVersions } from './versions'
import { describedGlobal } from '../fields/described'
import { withinWhole } from '../fields/whole-number'
import { logGlobalChange } from '../hooks/log-change'

const LONGEST_DAYS = 365
const HIGHEST_VERSION = 100_000

const words = (name: string): Field => ({ name, type: 'text', localized: true })

/** A toggle: what it is called, and what it means. */
const toggle = (name: string): Field => ({
  name,
  type: 'group',
  fields: [
    { name: 'title', type: 'text', localized: true, custom: { labels: 'consent.toggleTitle' } },
    { name: 'description', type: 'textarea', localized: true, custom: { labels: 'consent.toggleDescription' } },
  ],
})

/** The words of the cookie dialog, and how long an answer holds. Spec §4, "Cookie consent"; decision 092. */
export const consent: GlobalConfig = withVersions(describedGlobal(
  {
    slug: 'consent',
    admin: { hidden: hiddenUnless(contentEditors) },
    access: { read: renderedByPages, update: allow(contentEditors), readVersions: staff },
    hooks: { afterChange: [logGlobalChange('settings')] },
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: 'question',
            fields: [
              words('title'),
              { name: 'description', type: 'textarea', localized: true },
              ...['agree', 'decline', 'change'].map(words),
            ],
          },
          {
            label: 'choices',
            fields: [
              ...['settingsTitle', 'alwaysOn'].map(words),
              ...['necessary', ...PURPOSES].map(toggle),
              ...['agreePartly', 'agreeAll'].map(words),
            ],
          },
          {
            label: 'validity',
            fields: [
              { name: 'version', type: 'number', required: true, defaultValue: 1, admin: { step: 1 }, validate: withinWhole(HIGHEST_VERSION) },
              { name: 'days', type: 'number', required: true, defaultValue: 180, admin: { step: 1 }, validate: withinWhole(LONGEST_DAYS) },
            ],
          },
        ],
      },
    ],
  },
  'site',
))
