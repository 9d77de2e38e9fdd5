'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { withColon } from '../with-colon'
import { sendRevert } from './save-requests'

/**
 * How a document stands, and the way back to what is published. In place of Payload's (3.90.1, `elements/Status`),
 * which saves what is published in the language on the screen over the newest draft: with that it publishes the
 * drafts of the other languages, and loses what they say in rows that the draft no longer has.
 */
export function Status() {
  const { collectionSlug, docPermissions, hasPublishedDoc, id, isTrashed, unpublishedVersionCount, ...info } = useDocumentInfo()
  const { api } = useConfig().config.routes
  const { reset } = useForm()
  const { code } = useLocale()
  const { toggleModal } = useModal()
  const { i18n, t } = useTranslation()
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0
  const now = !hasPublishedDoc ? t('version:draft') : isChanged ? t('version:changed') : t('version:published')
  const before = hasPublishedDoc ? t('version:previouslyPublished') : t('version:previouslyDraft')
  const state = isTrashed ? before : now
  const label = withColon(t('version:status'), i18n.language)
  const modalSlug = `confirm-revert-${id}`

  const revert = async (): Promise<void> => {
    const place = `${collectionSlug}/${id}`
    const { doc, message } = await sendRevert(place, `${api}/${place}/revert?locale=${code}`)
    if (!doc) {
      toast.error(message ?? t('error:revertingDocument'))
      return
    }
    void reset(doc)
    toast.success(message)
    info.incrementVersionCount()
    info.setMostRecentVersionIsAutosaved(false)
    info.setUnpublishedVersionCount(0)
  }

  return (
    <div className="status" title={`${label} ${state}`}>
      <div className="status__value-wrap">
        <span className="status__label">{label} </span>
        <span className="status__value">{state}</span>
        {isChanged && !isTrashed && docPermissions?.update && (
          <>
            {' — '}
            <Button
              buttonStyle="none"
              className="status__action"
              id="action-revert-to-published"
              onClick={() => toggleModal(modalSlug)}
            >
              {t('version:revertToPublished')}
            </Button>
            <ConfirmationModal
              body={t('version:aboutToRevertToPublished')}
              confirmingLabel={t('version:reverting')}
              heading={t('version:confirmRevertToSaved')}
              modalSlug={modalSlug}
              onConfirm={revert}
            />
          </>
        )}
      </div>
    </div>
  )
}
