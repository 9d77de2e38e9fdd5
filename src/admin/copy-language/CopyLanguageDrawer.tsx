'use client'

import { Button, Drawer, PopupList, toast, useDocumentInfo, useFormModified, useModal } from '@payloadcms/ui'
import { CopyLanguageForm } from './CopyLanguageForm'
import type { CopyLabels } from './views'

const SLUG = 'copy-language'

interface CopyLanguageDrawerProps {
  labels: CopyLabels
  trigger: 'menu' | 'button'
}

/** Opens the drawer in which the texts of the language on the screen are copied to another. */
export function CopyLanguageDrawer({ labels, trigger }: CopyLanguageDrawerProps) {
  const { id, globalSlug, hasSavePermission } = useDocumentInfo()
  const isChanged = useFormModified()
  const { toggleModal, isModalOpen } = useModal()
  if (!hasSavePermission || (id === undefined && !globalSlug)) return null
  const open = (): void => {
    // What is copied is what is stored.
    if (isChanged) toast.info(labels.unsaved)
    else toggleModal(SLUG)
  }
  return (
    <>
      {trigger === 'menu' ? (
        <PopupList.Button id="copy-language" onClick={open}>
          {labels.open}
        </PopupList.Button>
      ) : (
        <Button id="copy-language" buttonStyle="secondary" size="medium" margin={false} onClick={open}>
          {labels.open}
        </Button>
      )}
      <Drawer slug={SLUG} title={labels.title}>
        {isModalOpen(SLUG) && <CopyLanguageForm labels={labels} onCopied={() => toggleModal(SLUG)} />}
      </Drawer>
    </>
  )
}
