import type { ArticleView } from '@/domain/pages/article-views'
import { ArticleBlock } from '@/features/pages/components/ArticleBlock'
import styles from './WholeArticles.module.css'

interface WholeArticlesProps {
  articles: ArticleView[]
  level: 2 | 3 | 4
  /** True where its first picture is the one a page opens with. */
  first: boolean
}

/** Articles one below another, whole: the single view. Spec §3, `view`. */
export const WholeArticles = ({ articles, level, first }: WholeArticlesProps) => (
  <div className={styles.articles}>
    {articles.map((article, index) => (
      <ArticleBlock
        key={article.id}
        article={article}
        view={index % 2 === 0 ? 'picture-right' : 'picture-left'}
        level={level}
        title={null}
        first={first && index === 0}
      />
    ))}
  </div>
)
