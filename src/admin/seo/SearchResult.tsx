import type { Language } from '@/i18n/languages'
import { shorten } from '@/lib/text'
import { Length } from './Length'
import styles from './SeoPreview.module.css'
import type { SeoLabels } from './views'

/** What search engines show at most: about 580 px of title and two lines of description. */
const MOST_TITLE = 60
const MOST_DESCRIPTION = 155

interface SearchResultProps {
  title: string
  description: string
  siteName: string
  /** The host, then the parts of the path. */
  crumbs: string[]
  language: Language
  labels: SeoLabels
}

/** A search result as search engines show it, and whether its texts are cut off. */
export function SearchResult({
  title,
  description,
  siteName,
  crumbs,
  language,
  labels,
}: SearchResultProps) {
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{labels.search}</figcaption>
      <div className={styles.result}>
        <div className={styles.source}>
          <img className={styles.icon} src="/icons/favicon.svg" alt="" width={18} height={18} />
          <p className={styles.site}>{siteName}</p>
          <p className={styles.crumbs}>{crumbs.join(' › ')}</p>
        </div>
        <p className={styles.resultTitle} lang={title ? language : undefined}>
          {title || labels.noTitle}
        </p>
        <p className={styles.resultText} lang={description ? language : undefined}>
          {description ? shorten(description, MOST_DESCRIPTION) : labels.noDescription}
        </p>
      </div>
      <Length
        text={title}
        most={MOST_TITLE}
        fits={labels.titleLength}
        tooLong={labels.titleTooLong}
      />
      <Length
        text={description}
        most={MOST_DESCRIPTION}
        fits={labels.descriptionLength}
        tooLong={labels.descriptionTooLong}
      />
    </figure>
  )
}
