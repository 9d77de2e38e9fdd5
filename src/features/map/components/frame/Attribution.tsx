import { attributionParts } from '@/domain/map/tiles'
import styles from './MapFrame.module.css'

/** Whose tiles they are; drawn as text, because a host may have written it. */
export function Attribution({ text }: { text: string }) {
  const parts = attributionParts(text)
  if (parts.length === 0) return null
  return (
    <p className={styles.attribution}>
      {parts.map(({ text: labels, href }, index) =>
        href === null ? (
          labels
        ) : (
          <a key={index} href={href} target="_blank" rel="noopener">
            {labels}
          </a>
        ),
      )}
    </p>
  )
}
