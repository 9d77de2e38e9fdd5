import type { Field } from 'payload'
import { linkAddress } from './link'

const OG_TYPES = ['website', 'article', 'profile'] as const
const words = (name: string) => ({ words: `seo.${name}` })

const text = (name: string): Field => ({
  name,
  type: 'text',
  localized: true,
  maxLength: 200,
  custom: words(name),
})

const paragraph = (name: string): Field => ({
  name,
  type: 'textarea',
  localized: true,
  maxLength: 500,
  custom: words(name),
})

const picture = (name: string): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  localized: true,
  custom: words(name),
})

/** What search engines and social networks are told, per language. Spec §3, "Page". */
export const seoFields = (): Field[] => [
  {
    name: 'seoPreview',
    type: 'ui',
    admin: { components: { Field: '@/cms/admin/SeoPreview#SeoPreview' } },
  },
  {
    name: 'seo',
    type: 'group',
    custom: words('group'),
    fields: [
      {
        name: 'isActiveSEO',
        type: 'checkbox',
        localized: true,
        defaultValue: true,
        custom: words('isActiveSEO'),
      },
      text('pageTitle'),
      text('metadataTitle'),
      paragraph('metadataDescription'),
      text('openGraphTitle'),
      {
        name: 'openGraphType',
        type: 'select',
        localized: true,
        options: [...OG_TYPES],
        custom: words('openGraphType'),
      },
      {
        name: 'openGraphUrl',
        type: 'text',
        localized: true,
        validate: linkAddress,
        custom: words('openGraphUrl'),
      },
      picture('openGraphImage'),
      paragraph('openGraphDescription'),
      text('twitterTitle'),
      text('twitterSite'),
      picture('twitterImage'),
      paragraph('twitterDescription'),
    ],
  },
]
