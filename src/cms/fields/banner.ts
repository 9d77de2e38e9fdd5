import type { Field } from 'payload'

const words = (name: string) => ({ words: `banner.${name}` })

/** The kinds of banner. Spec §2, "Home banner types", §3 "Banner". */
const BANNER_TYPES = ['image', 'gallery', 'video', 'properties'] as const

const only =
  (...types: string[]) =>
  (data: Record<string, unknown>): boolean =>
    types.includes(String(data.bannerType))

/** The banner on top of a page. Spec §3, "Banner". */
export const bannerFields = (): Field[] => [
  { name: 'showPageBanner', type: 'checkbox', defaultValue: false, custom: words('showPageBanner') },
  {
    name: 'bannerType',
    type: 'select',
    options: [...BANNER_TYPES],
    defaultValue: 'image',
    custom: words('bannerType'),
  },
  {
    name: 'bannerImage',
    type: 'upload',
    relationTo: 'media',
    custom: words('bannerImage'),
    admin: { condition: only('image', 'video') },
  },
  {
    name: 'bannerGallery',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    custom: words('bannerGallery'),
    admin: { condition: only('gallery') },
  },
  {
    name: 'bannerVideo',
    type: 'upload',
    relationTo: 'videos',
    custom: words('bannerVideo'),
    admin: { condition: only('video') },
  },
  { name: 'bannerTitle', type: 'text', localized: true, custom: words('bannerTitle') },
  {
    name: 'bannerDescription',
    type: 'textarea',
    localized: true,
    custom: words('bannerDescription'),
  },
  { name: 'showLogo', type: 'checkbox', defaultValue: false, custom: words('showLogo') },
]
