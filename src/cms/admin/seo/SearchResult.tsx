import type { Language } from '@/i18n/languages'
import { shorten } from '@/lib/text'
import { Length } from './Length'
import styles from './SeoPreview.module.css'
import type { SeoWords } from './views'

/** What search engines show at most: about 580 px of title and two lines of description. */
const MOST_TITLE = 60
const MOST_DESCRIPTION = 155

interface Props {
  title: string
  description: string
  siteName: string
  /** The host, then the parts of the path. */
  crumbs: string[]
  language: Language
  words: SeoWords
}

/** A search result as search engines draw it, and whether its texts are cut off. */
export function SearchResult({ title, description, siteName, crumbs, language, words }: Props) {
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{words.search}</figcaption>
      <div className={styles.result} lang={language}>
        <div className={styles.source}>
          <img className={styles.icon} src="/icons/favicon.svg" alt="" width={18} height={18} />
          <span className={styles.site}>{siteName}</span>
          <span className={styles.crumbs}>{crumbs.join(' › ')}</span>
        </div>
        <p className={styles.resultTitle}>{title || words.noTitle}</p>
        <p className={styles.resultText}>
          {description ? shorten(description, MOST_DESCRIPTION) : words.noDescription}
        </p>
      </div>
      <Length text={title} most={MOST_TITLE} fits={words.titleLength} tooLong={words.titleTooLong} />
      <Length
        text={description}
        most={MOST_DESCRIPTION}
        fits={words.descriptionLength}
        tooLong={words.descriptionTooLong}
      />
    </figure>
  )
}
