import type { GlobalConfig } from 'payload'
import { LANGUAGES } from '@/i18n/languages'
import { allow, everybody, staff } from '../access/access'
import { canAdminister } from '../access/roles'
import { describedGlobal } from '../fields/described'
import { announceGlobal } from '../hooks/announce'
import { checkLanguages } from '../hooks/languages'

const HEX_COLOUR = /^#[0-9a-f]{6}$/i

const colour = (value: string | null | undefined): string | true =>
  !value || HEX_COLOUR.test(value) || '#rrggbb'

/** Settings of the whole site: languages, agency, colours, map. Spec §3, "Settings". */
export const settings: GlobalConfig = describedGlobal(
  {
    slug: 'settings',
    access: { read: everybody, update: allow(canAdminister), readVersions: staff },
    hooks: { beforeValidate: [checkLanguages], afterChange: [announceGlobal('settings')] },
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: 'languages',
            fields: [
              {
                name: 'defaultLanguage',
                type: 'select',
                required: true,
                defaultValue: 'nl',
                options: [...LANGUAGES],
              },
              {
                name: 'languages',
                type: 'select',
                hasMany: true,
                required: true,
                defaultValue: [...LANGUAGES],
                options: [...LANGUAGES],
              },
            ],
          },
          {
            label: 'agency',
            fields: [
              { name: 'agencyName', type: 'text', required: true, defaultValue: 'Estate network' },
              { name: 'tagline', type: 'text', localized: true },
              { name: 'logo', type: 'upload', relationTo: 'media' },
              { name: 'phone', type: 'text' },
              { name: 'email', type: 'email' },
              { name: 'footerText', type: 'textarea', localized: true },
            ],
          },
          {
            label: 'look',
            fields: [
              { name: 'brandColour', type: 'text', defaultValue: '#1f4a43', validate: colour },
              { name: 'accentColour', type: 'text', defaultValue: '#b4492a', validate: colour },
            ],
          },
          {
            label: 'map',
            fields: [
              { name: 'mapTilesUrl', type: 'text' },
              { name: 'mapAttribution', type: 'text' },
            ],
          },
        ],
      },
    ],
  },
  'site',
)
