'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'
import { isPlainClick } from '@/lib/is-plain-click'

interface VideoPlayerStageProps {
  embed: string
  file: boolean
  title: string
  thumbnail: string | null
  className?: string
  /** What is said where the browser cannot play the file. */
  failed?: ReactNode
  /** A link to the video, which a script turns into the player. */
  children: ReactNode
}

const ALLOWED = 'autoplay; fullscreen; picture-in-picture; encrypted-media; xr-spatial-tracking'

/**
 * Puts the player in the place of its link when that is pressed, and not before. A file that cannot be played gives
 * the link back, which leads to the file itself then.
 */
export function VideoPlayerStage(props: VideoPlayerStageProps) {
  const { embed, file, title, thumbnail, className, failed, children } = props
  const [state, setState] = useState<'link' | 'player' | 'failed'>('link')
  const focus = (element: HTMLElement | null) => element?.focus()

  const play = (event: MouseEvent) => {
    const onLink = event.target instanceof Element && event.target.closest('a') !== null
    if (!onLink || !isPlainClick(event)) return
    event.preventDefault()
    setState('player')
  }

  // The player had the focus, unless its visitor has gone on.
  const giveBack = (stage: HTMLElement | null) => {
    if (document.activeElement === document.body) stage?.querySelector('a')?.focus()
  }

  if (state !== 'player') {
    const isFailed = state === 'failed'
    return (
      <>
        <div className={className} onClick={isFailed ? undefined : play} ref={isFailed ? giveBack : undefined}>
          {children}
        </div>
        {isFailed && failed}
      </>
    )
  }
  return (
    <div
      className={className}
      style={thumbnail ? { background: `center / cover url("${thumbnail}")` } : undefined}
    >
      {file ? (
        <video
          ref={focus}
          src={embed}
          controls
          autoPlay
          playsInline
          aria-label={title}
          onError={() => setState('failed')}
        />
      ) : (
        <iframe
          ref={focus}
          src={embed}
          title={title}
          allow={ALLOWED}
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </div>
  )
}
