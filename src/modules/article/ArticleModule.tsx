import { ArticleBlock } from '@/features/pages/components/ArticleBlock'
import { levelInside } from '../frame/heading-level'
import type { ModuleOf } from '../frame/views'
import styles from './ArticleModule.module.css'

/** One or more articles, whole. A title above a single one stands for its name. Spec §3. */
export function ArticleModule({ module, first }: { module: ModuleOf<'article'>; first: boolean }) {
  const { articles, view, title } = module
  return (
    <div className={styles.articles}>
      {articles.map((article, index) => (
        <ArticleBlock
          key={article.id}
          article={article}
          view={view}
          level={levelInside(module)}
          title={articles.length === 1 ? title : null}
          first={first && index === 0}
        />
      ))}
    </div>
  )
}
