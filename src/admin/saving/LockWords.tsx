'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui'
import { filled } from '@/lib/filled'
import { shortMoment } from '../dates/written-dates'
import styles from './SaveGuard.module.css'

/** The content of Payload's windows about locks (3.90.1), which have no place for words of ours. */
const LOCKED = { modal: 'document-locked', content: '.document-locked__content' }
const TAKEN = { modal: 'document-take-over', content: '.document-take-over__content' }

function useContentOf({ content, modal }: typeof LOCKED): Element | null {
  const isOpen = useModal().isModalOpen(modal)
  const [element, setElement] = useState<Element | null>(null)
  useEffect(() => {
    // The window is in the page only once it is open.
    setElement(isOpen ? document.querySelector(content) : null)
  }, [content, isOpen])
  return element
}

/**
 * Says since when somebody is at work, as a clock in Belgium shows it and in the language of the
 * reader, and who has taken over. Payload writes the time in English.
 */
export function LockWords({ since, takenOverBy }: { since: string; takenOverBy: string }) {
  const { currentEditor, lastUpdateTime } = useDocumentInfo()
  const { i18n } = useTranslation()
  const locked = useContentOf(LOCKED)
  const taken = useContentOf(TAKEN)
  const name = typeof currentEditor === 'object' ? currentEditor?.email : undefined
  const at = lastUpdateTime ? shortMoment(new Date(lastUpdateTime).toISOString(), i18n.language) : ''
  return (
    <>
      {locked && createPortal(<p className={styles.since}>{filled(since, { at })}</p>, locked)}
      {taken && name && createPortal(<p className={styles.since}>{filled(takenOverBy, { name })}</p>, taken)}
    </>
  )
}
