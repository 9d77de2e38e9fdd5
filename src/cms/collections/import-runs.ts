import type { CollectionConfig } from 'payload'
import { administrators, hiddenUnless, nobody, staff } from '../access/access'
import { describedCollection } from '../fields/described'

const LINES = { Field: '@/admin/import-run/ImportLines#ImportLines' }
const COUNTS = {
  Field: '@/admin/import-run/ImportCounts#ImportCounts',
  Cell: '@/admin/import-run/ImportCounts#ImportCountsCell',
}

/** One row per import: when, which file, what it changed, what it skipped and warned about. */
export const importRuns: CollectionConfig = describedCollection(
  {
    slug: 'import-runs',
    access: { read: staff, create: nobody, update: nobody, delete: nobody },
    admin: {
      useAsTitle: 'file',
      defaultColumns: ['startedAt', 'source', 'file', 'state', 'counts'],
      hidden: hiddenUnless(administrators),
    },
    defaultSort: '-startedAt',
    fields: [
      {
        name: 'source', type: 'relationship', relationTo: 'import-sources', index: true,
        // A source has no row before its first import that is not refused; nobody can choose one here.
        admin: { condition: ({ source }) => Boolean(source) },
      },
      { name: 'file', type: 'text', required: true },
      { name: 'startedAt', type: 'date', required: true },
      { name: 'finishedAt', type: 'date' },
      { name: 'state', type: 'select', required: true, options: ['running', 'done', 'partial', 'refused', 'interrupted'] },
      { name: 'counts', type: 'json', admin: { components: COUNTS } },
      { name: 'warnings', type: 'json', admin: { components: LINES } },
      { name: 'skipped', type: 'json', admin: { components: LINES } },
      { name: 'problems', type: 'json', admin: { components: LINES } },
    ],
  },
  'import',
)
