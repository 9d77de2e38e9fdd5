import type { CollectionConfig } from 'payload'
import { isLanguage } from '@/i18n/languages'
import { previewPathOf, type PreviewCollection, type PreviewTarget } from '@/routes/preview-path'
import { readsNewestVersion } from '../access/newest-version'
import { signedPreview } from '../access/preview-signature'
import { adminText } from '../fields/labels'

type Admin = NonNullable<CollectionConfig['admin']>

const KEPT_VERSIONS = 30
const AUTOSAVE_MS = 1000

/** The clock of the picker: Payload's own says 6:35 PM. */
const SCHEDULE = { timeFormat: 'HH:mm', timeIntervals: 15 }

/** Drafts that are saved while staff type, versions to go back to, and publishing at a set time. */
export const DRAFTS: CollectionConfig['versions'] = {
  drafts: { autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true }, schedulePublish: SCHEDULE },
  maxPerDoc: KEPT_VERSIONS,
}

/** The same for listings, which are saved when staff say so: an import writes them too. */
export const LISTING_DRAFTS: CollectionConfig['versions'] = {
  drafts: { schedulePublish: SCHEDULE },
  maxPerDoc: 20,
}

/** The widths the design is made for, as the admin offers them beside the form. */
const BREAKPOINTS = [
  { name: 'phone', label: '360 × 740', width: 360, height: 740 },
  { name: 'tablet', label: '768 × 1024', width: 768, height: 1024 },
  { name: 'desktop', label: '1280 × 800', width: 1280, height: 800 },
]

/**
 * How the admin shows a draft: side by side with its form and in a tab of its own, and that it can be
 * published. Spec §2, "preview".
 */
export const previewOf = (collection: PreviewCollection): Pick<Admin, 'components' | 'livePreview' | 'preview'> => {
  const targetOf = (id: unknown, language: unknown): PreviewTarget | null =>
    typeof id === 'number' && isLanguage(language) ? { language, collection, id } : null
  return {
    components: {
      edit: {
        beforeDocumentControls: [
          '@/admin/NeverPublished#NeverPublished',
          { path: '@/admin/dates/ScheduleDate#ScheduleDate', clientProps: { placeholders: adminText('date.moment') } },
          '@/admin/on-site/OnSite#OnSite',
          '@/admin/saving/LeaveUntouched#LeaveUntouched',
        ],
      },
    },
    livePreview: {
      url: ({ data, locale }) => {
        const target = targetOf(data.id, locale.code)
        return target && previewPathOf(target)
      },
      breakpoints: BREAKPOINTS,
    },
    // Whoever has the address reads the draft, so it is made for those only who read that.
    preview: async (doc, { locale, req }) => {
      const target = targetOf(doc.id, locale)
      return target && (await readsNewestVersion(req, collection, target.id)) ? signedPreview(target) : null
    },
  }
}
