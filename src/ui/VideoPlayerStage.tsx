'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'
import { isPlainClick } from '@/lib/is-plain-click'

interface VideoPlayerStageProps {
  embed: string
  file: boolean
  title: string
  thumbnail: string | null
  className?: string
  /** A link to the video, which a script turns into the player. */
  children: ReactNode
}

const ALLOWED = 'autoplay; fullscreen; picture-in-picture; encrypted-media; xr-spatial-tracking'

/** Puts the player in the place of its link when that is pressed, and not before. */
export function VideoPlayerStage(props: VideoPlayerStageProps) {
  const { embed, file, title, thumbnail, className, children } = props
  const [playing, setPlaying] = useState(false)
  const focus = (element: HTMLElement | null) => element?.focus()

  const play = (event: MouseEvent) => {
    const onLink = event.target instanceof Element && event.target.closest('a') !== null
    if (!onLink || !isPlainClick(event)) return
    event.preventDefault()
    setPlaying(true)
  }

  if (!playing) {
    return (
      <div className={className} onClick={play}>
        {children}
      </div>
    )
  }
  return (
    <div
      className={className}
      style={thumbnail ? { background: `center / cover url("${thumbnail}")` } : undefined}
    >
      {file ? (
        <video ref={focus} src={embed} controls autoPlay playsInline aria-label={title} />
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
