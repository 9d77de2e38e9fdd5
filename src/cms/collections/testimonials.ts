import type { CollectionConfig, FieldAccess } from 'payload'
import { collectionAccess, contentEditors, hiddenUnless, madeByServer } from '../access/access'
import { publishedTestimonials } from '../access/content'
import { withBin } from '../bin/collection'
import { describedCollection } from '../fields/described'
import { thumbnail } from '../fields/thumbnail'
import { MENDED_WEB_ADDRESS } from '../fields/web-address'
import { logChange } from '../hooks/log-change'

/** What a visitor sent in stays word for word, in the language in which it was written. */
const unlessSentIn: FieldAccess = ({ doc }) => !doc?.submittedAt

/** What clients said; what visitors sent in waits for approval. Spec §3, "Testimonial". */
export const testimonials: CollectionConfig = withBin(describedCollection(
  {
    slug: 'testimonials',
    access: collectionAccess(publishedTestimonials, contentEditors),
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['image', 'name', 'aboutYou', 'status', 'sort'],
      hidden: hiddenUnless(contentEditors),
    },
    defaultSort: 'sort',
    // A copy of what a visitor sent in would outlive the request that it is erased with.
    disableDuplicate: true,
    hooks: { afterChange: [logChange('page')], afterDelete: [logChange('page')] },
    fields: [
      {
        name: 'sentWords', type: 'ui',
        admin: { components: { Field: '@/admin/testimonials/SentWords#SentWords' } },
      },
      { name: 'name', type: 'text', required: true },
      { name: 'aboutYou', type: 'text', localized: true },
      { name: 'comment', type: 'textarea', localized: true, access: { update: unlessSentIn } },
      { name: 'website', type: 'text', ...MENDED_WEB_ADDRESS },
      { name: 'image', type: 'upload', relationTo: 'media', admin: { components: thumbnail } },
      { name: 'status', type: 'select', options: ['pending', 'published', 'hidden'], defaultValue: 'hidden' },
      { name: 'sort', type: 'number', defaultValue: 0 },
      {
        name: 'submittedAt', type: 'date', access: madeByServer,
        admin: {
          readOnly: true, position: 'sidebar', condition: (data) => Boolean(data.submittedAt),
          date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' },
        },
      },
      // Whose it is, for as long as the request is stored: erasing an address erases this too.
      {
        name: 'lead', type: 'relationship', relationTo: 'leads', unique: true, index: true,
        access: madeByServer, custom: { isUse: false },
        admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      },
    ],
  },
  'content',
))
