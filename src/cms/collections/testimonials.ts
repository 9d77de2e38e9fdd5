import type { CollectionConfig } from 'payload'
import { collectionAccess, contentEditors, hiddenUnless } from '../access/access'
import { publishedTestimonials } from '../access/content'
import { describedCollection } from '../fields/described'
import { linkAddress } from '../fields/link'
import { thumbnail } from '../fields/thumbnail'
import { logChange } from '../hooks/log-change'

/** What clients said. Spec §3, "Testimonial". */
export const testimonials: CollectionConfig = describedCollection(
  {
    slug: 'testimonials',
    access: collectionAccess(publishedTestimonials, contentEditors),
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['image', 'name', 'aboutYou', 'status', 'sort'],
      hidden: hiddenUnless(contentEditors),
    },
    defaultSort: 'sort',
    hooks: { afterChange: [logChange('page')], afterDelete: [logChange('page')] },
    fields: [
      { name: 'name', type: 'text', required: true },
      { name: 'aboutYou', type: 'text', localized: true },
      { name: 'comment', type: 'textarea', localized: true },
      { name: 'website', type: 'text', validate: linkAddress },
      { name: 'image', type: 'upload', relationTo: 'media', admin: { components: thumbnail } },
      { name: 'status', type: 'select', options: ['published', 'hidden'], defaultValue: 'hidden' },
      { name: 'sort', type: 'number', defaultValue: 0 },
    ],
  },
  'content',
)
