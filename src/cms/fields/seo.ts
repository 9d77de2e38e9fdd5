import type { Field } from 'payload'
import { MENDED_WEB_ADDRESS } from './web-address'

const OG_TYPES = ['website', 'article', 'profile'] as const
/** A search engine is given the words of the page's language, or those of the page itself. */
const labels = (name: string) => ({ labels: `seo.${name}`, ownLanguageOnly: true })

const text = (name: string): Field => ({
  name,
  type: 'text',
  localized: true,
  maxLength: 200,
  custom: labels(name),
})

const paragraph = (name: string): Field => ({
  name,
  type: 'textarea',
  localized: true,
  maxLength: 500,
  custom: labels(name),
})

const picture = (name: string): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  localized: true,
  custom: labels(name),
})

/** What search engines and social networks are given, per language. Spec §3, "Page". */
export const seoFields = (): Field[] => [
  {
    name: 'seoPreview',
    type: 'ui',
    admin: { components: { Field: '@/admin/SeoPreview#SeoPreview' } },
  },
  {
    name: 'seo',
    type: 'group',
    custom: labels('group'),
    fields: [
      {
        name: 'isActiveSEO',
        type: 'checkbox',
        localized: true,
        defaultValue: true,
        custom: labels('isActiveSEO'),
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
        custom: labels('openGraphType'),
      },
      {
        name: 'openGraphUrl',
        type: 'text',
        localized: true,
        ...MENDED_WEB_ADDRESS,
        custom: labels('openGraphUrl'),
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
