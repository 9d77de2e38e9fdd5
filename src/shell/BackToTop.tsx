'use client'

import type { MouseEvent } from 'react'
import { isPlainClick } from '@/lib/is-plain-click'
import { Icon } from '@/ui/Icon'
import { scrollToTop, TOP_ID } from './scroll-to-top'
import styles from './BackToTop.module.css'

/** Shows once ten pixels are scrolled; without JavaScript a plain link to the top. Spec §4. */
export function BackToTop({ label }: { label: string }) {
  const rise = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    scrollToTop()
  }
  return (
    <a className={styles.link} href={`#${TOP_ID}`} onClick={rise}>
      <Icon name="arrow-up" />
      <span className="unseen">{label}</span>
    </a>
  )
}
