'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { isPlainClick } from '@/lib/is-plain-click'
import { retry, whileBusy } from '@/lib/retry'
import type { LightboxProps } from './Lightbox'

interface GalleryOpenerProps extends Omit<LightboxProps, 'start' | 'onClose'> {
  /** Said where the viewer does not come for want of a network. */
  offline: string
  className?: string
  children: ReactNode
}

/**
 * Opens the viewer on the picture that was clicked, wherever on the page it stands; its code is
 * fetched on the first click.
 */
export function GalleryOpener({ offline, className, children, ...viewed }: GalleryOpenerProps) {
  const [opened, setOpened] = useState<{ Lightbox: ComponentType<LightboxProps>; start: number } | null>(null)
  const [isLost, setIsLost] = useState(false)
  const opener = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const { target } = event
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-slide]')
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      opener.current = link
      setIsLost(false)
      whileBusy(link, retry(() => import('./Lightbox'))).then(
        ({ Lightbox }) => setOpened({ Lightbox, start: Number(link.dataset.slide) }),
        // Without a network the browser would leave the page for nothing.
        () => (navigator.onLine ? window.location.assign(link.href) : setIsLost(true)),
      )
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])

  const close = () => {
    setOpened(null)
    opener.current?.focus()
  }

  return (
    <div className={className}>
      {children}
      <p role="status">{isLost && offline}</p>
      {opened && <opened.Lightbox {...viewed} start={opened.start} onClose={close} />}
    </div>
  )
}
