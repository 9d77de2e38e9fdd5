import type { Block, CollectionConfig } from 'payload'
import { collectionAccess, contentEditors, hiddenUnless } from '../access/access'
import { publishedContent } from '../access/content'
import { DRAFTS, previewOf } from './drafts'
import {
  liveField,
  originalPathField,
  pathField,
  successorField,
} from '../fields/address'
import { withBin } from '../bin/collection'
import { bannerFields } from '../fields/banner'
import { describedCollection } from '../fields/described'
import { nameField } from '../fields/named'
import { languagesField } from '../fields/languages'
import { adminMessage } from '../fields/labels'
import { addressElsewhere } from '../fields/link'
import { classNames } from '../fields/formats'
import { seoFields } from '../fields/seo'
import { rememberSuccessor, routeContent } from '../hooks/content'
import { storeContentPaths } from '../hooks/typed-paths'
import { fixOriginalPath } from '../hooks/original-path'
import { keepFixedPage, keepFixedPages } from '../hooks/fixed-pages'
import { refuseLoops } from '../hooks/loops'
import { refuseWhileUsed } from '../hooks/usages'
import { MOST_MODULES, PAGE_KINDS } from '@/domain/pages/kinds'

/** Pages are listed as the tree that they are. */
const treeAndPreview = (): CollectionConfig['admin'] => {
  const { components, ...preview } = previewOf('pages')
  const views = { list: { Component: '@/admin/pages-tree/PagesList#PagesList' } }
  return { ...preview, components: { ...components, views } }
}

/**
 * Pages: a tree of titles, addresses per language, a banner, a text and modules. Spec §3, "Page".
 * `modules` are the kinds of module that a page can be built from.
 */
export const pages = (modules: Block[]): CollectionConfig =>
  withBin(describedCollection(
    {
      slug: 'pages',
      access: collectionAccess(publishedContent, contentEditors),
      versions: DRAFTS,
      admin: {
        useAsTitle: 'title',
        hidden: hiddenUnless(contentEditors),
        defaultColumns: ['title', 'languages', 'parent', 'kind', '_status', 'updatedAt'],
        listSearchableFields: ['title', 'originalPath'],
        ...treeAndPreview(),
      },
      defaultSort: 'sort',
      hooks: {
        beforeChange: [storeContentPaths, keepFixedPage, fixOriginalPath('pages'), refuseLoops],
        afterChange: [routeContent],
        beforeDelete: [rememberSuccessor],
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
                  validate: addressElsewhere((language) => adminMessage('errors.redirectOwnSite', language)),
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
  ), [keepFixedPages, refuseWhileUsed('pages')])
