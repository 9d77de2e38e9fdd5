'use client'

import { useEffect, useRef, useState } from 'react'
import styles from './BannerVideo.module.css'
import { MotionButton } from './MotionButton'
import { useAutoplay } from './use-autoplay'

interface BannerVideoProps {
  url: string
  mimeType: string
  labels: { pause: string; play: string }
}

/**
 * A silent video in a loop, over its still. It is fetched only once it is to play: never by itself
 * under reduced motion or where data is saved. Spec §2, "video".
 */
export function BannerVideo({ url, mimeType, labels }: BannerVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const autoplay = useAutoplay()
  const [fetched, setFetched] = useState(false)
  const [shown, setShown] = useState(false)
  const { playing, setWanted } = autoplay

  useEffect(() => {
    if (playing) setFetched(true)
  }, [playing])

  useEffect(() => {
    const element = video.current
    if (!fetched || !element) return
    if (!playing) {
      element.pause()
      return
    }
    element.play().catch((reason: unknown) => {
      // Stopped before it began is no refusal.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) setWanted(false)
    })
  }, [fetched, playing, setWanted])

  return (
    <>
      {fetched && (
        <video
          ref={video}
          className={styles.video}
          data-shown={shown}
          muted
          loop
          autoPlay
          playsInline
          disablePictureInPicture
          preload="auto"
          tabIndex={-1}
          aria-hidden="true"
          onPlaying={() => setShown(true)}
        >
          <source src={url} type={mimeType} />
        </video>
      )}
      <MotionButton autoplay={autoplay} labels={labels} />
    </>
  )
}
