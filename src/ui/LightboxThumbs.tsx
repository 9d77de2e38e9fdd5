import { useEffect, useRef } from 'react'
import type { LightboxProps } from './Lightbox'
import { pictureFile } from './picture-files'
import styles from './Lightbox.module.css'

interface LightboxThumbsProps extends Pick<LightboxProps, 'slides' | 'firstPlan' | 'labels'> {
  current: number
  goTo: (index: number) => void
}

/** A strip of small pictures that keeps the current one in sight; plans begin after a line. */
export function LightboxThumbs({ slides, firstPlan, labels, current, goTo }: LightboxThumbsProps) {
  const strip = useRef<HTMLUListElement>(null)

  useEffect(() => {
    strip.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])

  return (
    <ul ref={strip} className={styles.thumbs}>
      {slides.map(({ hash }, index) => (
        <li key={`${hash}-${index}`} data-first={index > 0 && index === firstPlan ? '' : undefined}>
          <button
            type="button"
            aria-label={
              index < firstPlan
                ? `${labels.picture} ${index + 1}`
                : `${labels.plan} ${index - firstPlan + 1}`
            }
            aria-current={index === current ? 'true' : undefined}
            onClick={() => goTo(index)}
          >
            <img src={pictureFile(hash, 100, 'webp')} alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  )
}
