import type { CollectionConfig } from 'payload'
import { collectionAccess, contentEditors, hiddenUnless } from '../access/access'
import { publishedContent } from '../access/content'
import { DRAFTS, previewOf } from './drafts'
import { liveField, originalPathField, pathField, successorField } from '../fields/address'
import { withBin } from '../bin/collection'
import { describedCollection } from '../fields/described'
import { languagesField } from '../fields/languages'
import { nameField } from '../fields/named'
import { seoFields } from '../fields/seo'
import { thumbnail } from '../fields/thumbnail'
import { rememberSuccessor, routeContent } from '../hooks/content'
import { storeContentPaths } from '../hooks/typed-paths'
import { fixOriginalPath } from '../hooks/original-path'
import { refuseWhileUsed } from '../hooks/usages'

/** Articles: services, questions, news. Spec §2 and §3. */
export const articles: CollectionConfig = withBin(describedCollection(
  {
    slug: 'articles',
    access: collectionAccess(publishedContent, contentEditors),
    versions: DRAFTS,
    admin: {
      useAsTitle: 'name',
      hidden: hiddenUnless(contentEditors),
      defaultColumns: ['image', 'name', 'languages', 'category', '_status', 'updatedAt'],
      ...previewOf('articles'),
    },
    defaultSort: 'sort',
    hooks: {
      beforeChange: [storeContentPaths, fixOriginalPath('articles')],
      afterChange: [routeContent],
      beforeDelete: [rememberSuccessor],
      afterDelete: [routeContent],
    },
    fields: [
      {
        type: 'tabs',
        tabs: [
          {
            label: 'text',
            fields: [
              nameField('articles', 'name'),
              { name: 'intro', type: 'textarea', localized: true },
              {
                name: 'image',
                type: 'upload',
                relationTo: 'media',
                admin: { components: thumbnail },
              },
              { name: 'content', type: 'richText', localized: true },
              { name: 'images', type: 'upload', relationTo: 'media', hasMany: true },
            ],
          },
          {
            label: 'questions',
            fields: [
              {
                name: 'questions',
                type: 'array',
                fields: [
                  { name: 'question', type: 'text', localized: true },
                  { name: 'answer', type: 'richText', localized: true },
                ],
              },
            ],
          },
          {
            label: 'address',
            fields: [pathField, successorField],
          },
          { label: 'seo', fields: seoFields() },
        ],
      },
      liveField,
      {
        name: 'category',
        type: 'relationship',
        relationTo: 'categories',
        required: true,
        index: true,
        admin: { position: 'sidebar' },
      },
      { name: 'sort', type: 'number', defaultValue: 0, admin: { position: 'sidebar' } },
      languagesField('name'),
      originalPathField,
    ],
  },
  'content',
), [refuseWhileUsed('articles')])
