import { ArticleBlock } from '@/features/pages/components/ArticleBlock'
import { levelInside } from '../frame/heading-level'
import type { ModuleOf } from '../frame/views'
import styles from './ArticleModule.module.css'

/** One or more articles, whole. A title above a single one stands for its name. Spec §3. */
export function ArticleModule({ module }: { module: ModuleOf<'article'> }) {
  const { articles, view, title } = module
  return (
    <div className={styles.articles}>
      {articles.map((article) => (
        <ArticleBlock
          key={article.id}
          article={article}
          view={view}
          level={levelInside(module)}
          title={articles.length === 1 ? title : null}
        />
      ))}
    </div>
  )
}
