'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { isPlainClick } from '@/lib/is-plain-click'
import { retry } from '@/lib/retry'
import type { LightboxProps } from './Lightbox'

interface GalleryOpenerProps extends Omit<LightboxProps, 'start' | 'onClose'> {
  className?: string
  children: ReactNode
}

/**
 * Opens the viewer on the picture that was clicked, wherever on the page it stands; its code is
 * fetched on the first click.
 */
export function GalleryOpener({ className, children, ...viewed }: GalleryOpenerProps) {
  const [Viewer, setViewer] = useState<ComponentType<LightboxProps> | null>(null)
  const [start, setStart] = useState<number | null>(null)
  const opener = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const open = async (event: MouseEvent) => {
      const { target } = event
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-slide]')
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      opener.current = link
      try {
        const { Lightbox } = await retry(() => import('./Lightbox'))
        setViewer(() => Lightbox)
        setStart(Number(link.dataset.slide))
      } catch {
        window.location.assign(link.href)
      }
    }
    const onClick = (event: MouseEvent) => void open(event)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  const close = () => {
    setStart(null)
    opener.current?.focus()
  }

  return (
    <div className={className}>
      {children}
      {Viewer && start !== null && <Viewer {...viewed} start={start} onClose={close} />}
    </div>
  )
}
