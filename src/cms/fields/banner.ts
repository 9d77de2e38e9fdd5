import type { Field } from 'payload'

const labels = (name: string) => ({ labels: `banner.${name}` })

/** The kinds of banner. Spec §2, "Home banner types", §3 "Banner". */
const BANNER_TYPES = ['image', 'gallery', 'video', 'properties'] as const

const only =
  (...types: string[]) =>
  (data: Record<string, unknown>): boolean =>
    types.includes(String(data.bannerType))

/** The banner on top of a page. Spec §3, "Banner". */
export const bannerFields = (): Field[] => [
  { name: 'showPageBanner', type: 'checkbox', defaultValue: false, custom: labels('showPageBanner') },
  {
    name: 'bannerType',
    type: 'select',
    options: [...BANNER_TYPES],
    defaultValue: 'image',
    custom: labels('bannerType'),
  },
  {
    name: 'bannerImage',
    type: 'upload',
    relationTo: 'media',
    custom: labels('bannerImage'),
    admin: { condition: only('image', 'video') },
  },
  {
    name: 'bannerGallery',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    custom: labels('bannerGallery'),
    admin: { condition: only('gallery') },
  },
  {
    name: 'bannerVideo',
    type: 'upload',
    relationTo: 'videos',
    custom: labels('bannerVideo'),
    admin: { condition: only('video') },
  },
  { name: 'bannerTitle', type: 'text', localized: true, custom: labels('bannerTitle') },
  {
    name: 'bannerDescription',
    type: 'textarea',
    localized: true,
    custom: labels('bannerDescription'),
  },
  { name: 'showLogo', type: 'checkbox', defaultValue: false, custom: labels('showLogo') },
]
