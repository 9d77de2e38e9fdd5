'use client'

import { useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'
import { retry } from '@/lib/retry'
import type { LightboxProps } from './Lightbox'

interface GalleryOpenerProps extends Pick<LightboxProps, 'slides' | 'words'> {
  className?: string
  children: ReactNode
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Opens the viewer on the picture that was clicked; its code is fetched on the first click. */
export function GalleryOpener({ slides, words, className, children }: GalleryOpenerProps) {
  const [Viewer, setViewer] = useState<ComponentType<LightboxProps> | null>(null)
  const [start, setStart] = useState<number | null>(null)
  const opener = useRef<HTMLElement | null>(null)

  const open = async (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a')
    if (!link || link.dataset.slide === undefined || !isPlainClick(event)) return
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

  const close = () => {
    setStart(null)
    opener.current?.focus()
  }

  return (
    <div className={className} onClick={(event) => void open(event)}>
      {children}
      {Viewer && start !== null && (
        <Viewer slides={slides} words={words} start={start} onClose={close} />
      )}
    </div>
  )
}
