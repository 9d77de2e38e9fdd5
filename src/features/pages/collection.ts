import type { Block, CollectionConfig } from 'payload'
import { collectionAccess, contentEditors, hiddenUnless } from '@/cms/access/access'
import { publishedContent } from '@/cms/access/content'
import { DRAFTS, previewOf } from '@/cms/drafts'
import {
  liveField,
  originalPathField,
  pathField,
  successorField,
} from '@/cms/fields/address'
import { bannerFields } from '@/cms/fields/banner'
import { describedCollection } from '@/cms/fields/described'
import { nameField } from '@/cms/fields/named'
import { languagesField } from '@/cms/fields/languages'
import { addressElsewhere } from '@/cms/fields/link'
import { classNames } from '@/cms/fields/formats'
import { seoFields } from '@/cms/fields/seo'
import { routeContent, storeContentPaths } from '@/cms/hooks/content'
import { fixOriginalPath } from '@/cms/hooks/original-path'
import { keepFixedPage, keepFixedPages } from '@/cms/hooks/fixed-pages'
import { refuseLoops } from '@/cms/hooks/loops'
import { refuseWhileUsed } from '@/cms/hooks/usages'
import { MOST_MODULES, PAGE_KINDS } from './kinds'

/**
 * Pages: a tree of titles, addresses per language, a banner, a text and modules. Spec §3, "Page".
 * `modules` are the kinds of module that a page can be built from.
 */
export const pages = (modules: Block[]): CollectionConfig =>
  describedCollection(
    {
      slug: 'pages',
      access: collectionAccess(publishedContent, contentEditors),
      versions: DRAFTS,
      admin: {
        useAsTitle: 'title',
        hidden: hiddenUnless(contentEditors),
        defaultColumns: ['title', 'languages', 'parent', 'kind', '_status', 'updatedAt'],
        listSearchableFields: ['title', 'originalPath'],
        ...previewOf('pages'),
      },
      defaultSort: 'sort',
      hooks: {
        beforeChange: [storeContentPaths, keepFixedPage, fixOriginalPath('pages'), refuseLoops],
        afterChange: [routeContent],
        beforeDelete: [keepFixedPages, refuseWhileUsed('pages')],
        afterDelete: [routeContent],
      },
      fields: [
        {
          type: 'tabs',
          tabs: [
            {
              label: 'content',
              fields: [
                nameField('pages', 'title'),
                { name: 'description', type: 'textarea', localized: true },
                { name: 'content', type: 'richText', localized: true },
              ],
            },
            { label: 'modules', fields: [{ name: 'modules', type: 'blocks', blocks: modules, maxRows: MOST_MODULES }] },
            { label: 'banner', fields: bannerFields() },
            {
              label: 'address',
              fields: [
                pathField,
                {
                  name: 'redirect',
                  type: 'select',
                  options: ['none', 'internal', 'external'],
                  defaultValue: 'none',
                },
                {
                  name: 'redirectTo',
                  type: 'relationship',
                  relationTo: ['pages', 'articles'],
                  admin: { condition: (data) => data.redirect === 'internal' },
                },
                {
                  name: 'redirectUrl',
                  type: 'text',
                  validate: addressElsewhere,
                  admin: { condition: (data) => data.redirect === 'external' },
                },
                successorField,
              ],
            },
            {
              label: 'look',
              fields: [
                { name: 'showBreadCrumb', type: 'checkbox', defaultValue: true },
                { name: 'isHaveSubMenu', type: 'checkbox', defaultValue: false },
                { name: 'showFixedMenu', type: 'checkbox', defaultValue: false },
                { name: 'css', type: 'text', validate: classNames },
              ],
            },
            { label: 'seo', fields: seoFields() },
          ],
        },
        liveField,
        {
          name: 'parent',
          type: 'relationship',
          relationTo: 'pages',
          admin: { position: 'sidebar' },
        },
        { name: 'sort', type: 'number', defaultValue: 0, admin: { position: 'sidebar' } },
        languagesField('title'),
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'module',
          options: [...PAGE_KINDS],
          admin: { position: 'sidebar' },
        },
        originalPathField,
      ],
    },
    'content',
  )
