import type { ArticleView } from '@/domain/pages/article-views'
import { openArticle } from '@/domain/pages/article-opening'
import { ArticlePictures } from '@/features/pages/components/ArticlePictures'
import { Disclosure } from '@/features/pages/components/Disclosure'
import { QuestionList } from '@/features/pages/components/QuestionList'
import { LEVEL_BELOW } from '@/ui/level-below'
import { LocalText } from '@/ui/LocalText'
import { RichText } from '@/ui/RichText'
import styles from './CollapsedArticles.module.css'

interface CollapsedArticlesProps {
  articles: ArticleView[]
  level: 2 | 3 | 4
}

/**
 * Questions that open on their answers, under the name of the article they belong to, with its text and
 * pictures; an article without questions is one itself. Works without a script. Spec §3, `collapse-view`.
 */
export function CollapsedArticles({ articles, level }: CollapsedArticlesProps) {
  const Heading = `h${level}` as const
  return articles.map((article) => {
    const { id, name, questions, pictures } = article
    const { lead, text } = openArticle(article, name)
    return questions.length > 0 ? (
      <div key={id} className={styles.subject}>
        <div>
          <Heading className={styles.name}>
            <LocalText text={name} />
          </Heading>
          {lead && (
            <p className={styles.intro}>
              <LocalText text={lead} />
            </p>
          )}
        </div>
        <div className={styles.words}>
          {text && <RichText text={text} level={LEVEL_BELOW[level]} />}
          <QuestionList article={id} questions={questions} level={LEVEL_BELOW[level]} />
          <ArticlePictures pictures={pictures} />
        </div>
      </div>
    ) : (
      <Disclosure key={id} id={`a${id}`} title={name} level={level}>
        <div className={styles.words}>
          {lead && (
            <p>
              <LocalText text={lead} />
            </p>
          )}
          {text && <RichText text={text} level={LEVEL_BELOW[level]} />}
          <ArticlePictures pictures={pictures} />
        </div>
      </Disclosure>
    )
  })
}
