import { LEVEL_BELOW } from '@/ui/level-below'
import { LocalText } from '@/ui/LocalText'
import { LongText } from '@/ui/LongText'
import { Picture } from '@/ui/Picture'
import { RichText } from '@/ui/RichText'
import type { TextView } from '@/i18n/languages'
import type { ArticleView } from '@/domain/pages/article-views'
import { openArticle } from '@/domain/pages/article-opening'
import { ArticlePictures } from './ArticlePictures'
import { MoreLink } from './MoreLink'
import { QuestionList } from './QuestionList'
import styles from './ArticleBlock.module.css'

interface ArticleBlockProps {
  article: ArticleView
  view: 'text' | 'picture-left' | 'picture-right'
  level: 2 | 3 | 4
  /** What stands above it already, and need not be said again. */
  title: TextView | null
  /** True where its picture is the one a page opens with. */
  first: boolean
}

/** An article, whole: heading, introduction, text, pictures and questions. Spec §3. */
export function ArticleBlock({ article, view, level, title, first }: ArticleBlockProps) {
  const { id, name, href, questions, pictures } = article
  const { kicker, heading, lead, text } = openArticle(article, title)
  const picture = view === 'text' ? null : article.picture
  const Heading = `h${level}` as const
  const inside = heading ? LEVEL_BELOW[level] : level
  return (
    <article className={styles.article} data-view={picture ? view : 'text'}>
      {heading && (
        <header className={styles.head}>
          {kicker && (
            <p className={styles.kicker}>
              <LocalText text={kicker} />
            </p>
          )}
          <Heading>
            <LongText text={heading} />
          </Heading>
        </header>
      )}
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 1280px) 604px, 94vw"
          className={styles.picture}
          first={first}
        />
      )}
      <div className={styles.words}>
        {lead && (
          <p className={styles.lead}>
            <LocalText text={lead} />
          </p>
        )}
        {text && <RichText text={text} level={inside} />}
        {questions.length > 0 && (
          <QuestionList article={id} questions={questions} level={inside} />
        )}
        {href && !text && questions.length === 0 && <MoreLink href={href} name={name} />}
      </div>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          <ArticlePictures pictures={pictures} />
        </div>
      )}
    </article>
  )
}
