import { useTranslations } from 'next-intl'
import type { ArticleCardView, ArticleView } from '@/domain/pages/article-views'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { LocalText } from '@/ui/LocalText'
import { LongText } from '@/ui/LongText'
import { Picture } from '@/ui/Picture'
import { RichText } from '@/ui/RichText'
import { openArticle } from '@/domain/pages/article-opening'
import type { PageFrameView } from '@/domain/pages/views'
import { ArticlePictures } from './ArticlePictures'
import { ArticleSiblings } from './ArticleSiblings'
import { LanguageNotice } from './LanguageNotice'
import { QuestionList } from './QuestionList'
import styles from './ArticlePage.module.css'

interface ArticlePageProps {
  page: PageFrameView
  article: ArticleView
  /** More of the same category. */
  siblings: ArticleCardView[]
}

/** The page of an article: a service, a group of questions, a piece of news. Spec §2. */
export function ArticlePage({ page, article, siblings }: ArticlePageProps) {
  const t = useTranslations('Article')
  const { id, picture, questions, pictures } = article
  const title = page.banner?.title ?? page.title
  const { lead, text } = openArticle(article, title)
  return (
    <div className={`wrap ${styles.page} ${page.className}`.trim()}>
      <Breadcrumb crumbs={page.breadcrumb} />
      <LanguageNotice ownLanguages={page.ownLanguages} text={text} />
      <div className={styles.columns}>
        <article className={styles.article}>
          {!page.banner?.title && (
            <h1>
              <LongText text={title} />
            </h1>
          )}
          {lead && (
            <p className={styles.lead}>
              <LocalText text={lead} />
            </p>
          )}
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 1280px) 800px, 94vw"
              className={styles.picture}
              first
            />
          )}
          {text && <RichText text={text} />}
          {questions.length > 0 && (
            <section className={styles.questions}>
              {text && <h2>{t('questions')}</h2>}
              <QuestionList article={id} questions={questions} level={text ? 3 : 2} />
            </section>
          )}
          <ArticlePictures pictures={pictures} />
        </article>
        <ArticleSiblings siblings={siblings} />
      </div>
    </div>
  )
}
