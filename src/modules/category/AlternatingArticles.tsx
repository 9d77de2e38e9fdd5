import type { ArticleView } from '@/domain/pages/article-views'
import { MoreLink } from '@/features/pages/components/MoreLink'
import { LocalText } from '@/ui/LocalText'
import { Picture } from '@/ui/Picture'
import styles from './AlternatingArticles.module.css'

interface AlternatingArticlesProps {
  articles: ArticleView[]
  level: 2 | 3 | 4
  /** True where its first picture is the one a page opens with. */
  first: boolean
}

/** A few articles, each in a wide row; odd and even rows swap sides. Spec §3, `odds-view`. */
export function AlternatingArticles({ articles, level, first }: AlternatingArticlesProps) {
  const Heading = `h${level}` as const
  return (
    <ul className={styles.rows}>
      {articles.map(({ id, name, intro, picture, href }, index) => (
        <li key={id} className={styles.row}>
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 1280px) 604px, 94vw"
              className={styles.picture}
              first={first && index === 0}
              decorative
            />
          )}
          <div className={styles.words}>
            <Heading>
              <LocalText text={name} />
            </Heading>
            {intro && (
              <p>
                <LocalText text={intro} />
              </p>
            )}
            {href && <MoreLink href={href} name={name} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
