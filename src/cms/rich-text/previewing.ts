import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Shows in the preview beside the form what is typed, while it is typed. Decision 085. */
export const PreviewingFeature = createServerFeature({
  key: 'previewing',
  feature: { ClientFeature: '@/admin/rich-text/PreviewingFeature#PreviewingFeatureClient' },
})
