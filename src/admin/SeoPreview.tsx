import type { UIFieldServerProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import { readSeoBasis } from './seo/read-basis'
import { SeoPanel } from './seo/SeoPanel'

/**
 * How the page or article at hand would look in search engines and when it is shared. What the
 * form does not hold (other languages, the path above, the settings) is read here.
 */
export async function SeoPreview({ collectionSlug, id, i18n, payload, req }: UIFieldServerProps) {
  const { language } = i18n
  return (
    <SeoPanel
      basis={await readSeoBasis(payload, collectionSlug, Number(id), req.locale)}
      labels={{
        title: adminMessage('seo.previewTitle', language),
        off: adminMessage('seo.previewOff', language),
        search: adminMessage('seo.previewSearch', language),
        shared: adminMessage('seo.previewShared', language),
        onX: adminMessage('seo.previewOnX', language),
        noTitle: adminMessage('seo.previewNoTitle', language),
        noDescription: adminMessage('seo.previewNoDescription', language),
        noPicture: adminMessage('seo.previewNoPicture', language),
        titleLength: adminMessage('seo.previewTitleLength', language),
        titleTooLong: adminMessage('seo.previewTitleTooLong', language),
        descriptionLength: adminMessage('seo.previewDescriptionLength', language),
        descriptionTooLong: adminMessage('seo.previewDescriptionTooLong', language),
      }}
    />
  )
}
