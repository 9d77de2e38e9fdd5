import type { Language } from '@/i18n/languages'
import styles from './SeoPreview.module.css'
import { useThumbnail } from './use-thumbnail'
import type { SeoLabels } from './views'

interface SharedCardProps {
  caption: string
  title: string
  description: string
  /** Row of the picture. */
  image: number | null
  host: string
  language: Language
  labels: SeoLabels
}

/** The card that social networks and messengers make of a link. */
export function SharedCard({
  caption,
  title,
  description,
  image,
  host,
  language,
  labels,
}: SharedCardProps) {
  const thumbnail = useThumbnail(image)
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.card}>
        <div className={styles.picture}>
          {thumbnail ? (
            <img src={thumbnail.src} style={{ objectPosition: thumbnail.position }} alt="" />
          ) : (
            <span>{image === null && labels.noPicture}</span>
          )}
        </div>
        <div className={styles.cardText}>
          <p className={styles.host}>{host}</p>
          <p className={styles.cardTitle} lang={title ? language : undefined}>
            {title || labels.noTitle}
          </p>
          {description && (
            <p className={styles.cardDescription} lang={language}>
              {description}
            </p>
          )}
        </div>
      </div>
    </figure>
  )
}
