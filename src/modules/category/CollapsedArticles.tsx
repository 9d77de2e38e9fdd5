import type { ArticleView } from '@/domain/pages/article-views'
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
 * Questions that open on their answers, under the name of the article they belong to; an article
 * without questions is one itself. Works without a script. Spec §3, `collapse-view`.
 */
export function CollapsedArticles({ articles, level }: CollapsedArticlesProps) {
  const Heading = `h${level}` as const
  return articles.map(({ id, name, intro, text, questions }) =>
    questions.length > 0 ? (
      <div key={id} className={styles.subject}>
        <div>
          <Heading className={styles.name}>
            <LocalText text={name} />
          </Heading>
          {intro && (
            <p className={styles.intro}>
              <LocalText text={intro} />
            </p>
          )}
        </div>
        <QuestionList article={id} questions={questions} level={LEVEL_BELOW[level]} />
      </div>
    ) : (
      <Disclosure key={id} id={`a${id}`} title={name} level={level}>
        {text && <RichText text={text} level={LEVEL_BELOW[level]} />}
        {!text && intro && <LocalText text={intro} />}
      </Disclosure>
    ),
  )
}
