import type { GlobalConfig } from 'payload'
import { allow, contentEditors, renderedByPages, hiddenUnless, staff } from '../access/access'
import { withVersions } from './versions'
import { describedGlobal } from '../fields/described'
import { linkFields } from '../fields/link'
import { logGlobalChange } from '../hooks/log-change'

const LONGEST_DELAY = 600

/** The promotional popup. Spec §3, "Popup", §4. */
export const popup: GlobalConfig = withVersions(describedGlobal(
  {
    slug: 'popup',
    admin: { hidden: hiddenUnless(contentEditors) },
    access: { read: renderedByPages, update: allow(contentEditors), readVersions: staff },
    hooks: { afterChange: [logGlobalChange('settings')] },
    fields: [
      { name: 'isPublished', type: 'select', options: ['yes', 'no'], defaultValue: 'no' },
      {
        name: 'delay',
        type: 'number',
        min: 0,
        max: LONGEST_DELAY,
        defaultValue: 0,
        admin: { step: 1 },
      },
      { name: 'title', type: 'text', localized: true },
      { name: 'description', type: 'textarea', localized: true },
      { name: 'linkLabel', type: 'text', localized: true },
      ...linkFields(),
      { name: 'media', type: 'upload', relationTo: 'media' },
    ],
  },
  'site',
))
