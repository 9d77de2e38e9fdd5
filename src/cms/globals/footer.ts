import type { Field, GlobalConfig } from 'payload'
import { FOOTER_COLUMNS } from '@/domain/pages/footer-columns'
import { allow, contentEditors, renderedByPages, hiddenUnless, staff } from '../access/access'
import { columnsField } from '../fields/columns'
import { withVersions } from './versions'
import { describedGlobal } from '../fields/described'
import { entryFields } from '../fields/link'
import { logGlobalChange } from '../hooks/log-change'

const { lg, md, sm } = FOOTER_COLUMNS

/** A text that can be kept from the site without losing it. Spec §3, "public flag". */
const textWithFlag = (text: Field & { name: string }): Field[] => [
  text,
  {
    name: `${text.name}Public`,
    type: 'checkbox',
    defaultValue: true,
    custom: { labels: 'footer.textPublic' },
  },
]

/** Blocks in columns, the menu of legal pages and the legal text. Spec §1, §3 "Footer block". */
export const footer: GlobalConfig = withVersions(describedGlobal(
  {
    slug: 'footer',
    admin: { hidden: hiddenUnless(contentEditors) },
    access: { read: renderedByPages, update: allow(contentEditors), readVersions: staff },
    hooks: { afterChange: [logGlobalChange('settings')] },
    fields: [
      {
        name: 'blocks',
        type: 'array',
        fields: [
          ...textWithFlag({ name: 'title', type: 'text', localized: true }),
          ...textWithFlag({ name: 'introText', type: 'textarea', localized: true }),
          ...textWithFlag({ name: 'fullText', type: 'richText', localized: true }),
          { name: 'links', type: 'array', fields: entryFields() },
          { name: 'images', type: 'upload', relationTo: 'media', hasMany: true },
          { type: 'row', fields: [columnsField('sm', sm), columnsField('md', md), columnsField('lg', lg)] },
        ],
      },
      { name: 'legalLinks', type: 'array', fields: entryFields() },
      { name: 'legalText', type: 'richText', localized: true },
      { name: 'showAgencies', type: 'checkbox', defaultValue: true },
    ],
  },
  'site',
))
