import { createServerFeature } from '@payloadcms/richtext-lexical'

/**
 * Takes what is pasted from word processors and other sites, keeps links in a form that can be saved,
 * and says what it left out. Spec §3, decision 081.
 */
export const PastingFeature = createServerFeature({
  key: 'pasting',
  feature: { ClientFeature: '@/admin/rich-text/PastingFeature#PastingFeatureClient' },
})
