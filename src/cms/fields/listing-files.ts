import type { Field } from 'payload'
import { keepDocumentsOfOthers } from '../access/own-uploads'
import { thumbnail } from './thumbnail'

/** The pictures of a listing, and the one on its card. Spec §3. */
export const listingPictures = (): Field[] => [
  { name: 'pictures', type: 'upload', relationTo: 'media', hasMany: true },
  {
    name: 'cardPicture',
    type: 'upload',
    relationTo: 'media',
    admin: { components: thumbnail },
  },
]

/** The documents of a listing, each in one language or in none. Spec §3. */
export const listingDocuments = (): Field => ({
  name: 'documents',
  type: 'array',
  hooks: { beforeValidate: [keepDocumentsOfOthers] },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'language', type: 'select', options: ['nl', 'fr', 'en', 'de'] },
    { name: 'file', type: 'upload', relationTo: 'documents', required: true },
  ],
})
