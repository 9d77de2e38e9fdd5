import type { ArticleView } from '@/domain/pages/article-views'
import { LEVEL_BELOW } from '@/ui/level-below'
import { LocalText } from '@/ui/LocalText'
import { levelInside } from '../frame/heading-level'
import type { ModuleOf } from '../frame/views'
import { CollapsedArticles } from './CollapsedArticles'
import { ListedArticles } from './ListedArticles'
import { WholeArticles } from './WholeArticles'
import styles from './CategoryModule.module.css'

type CategoryModuleView = ModuleOf<'category'>

/** A category's articles, each subcategory's under its name, in one of four views. Spec §3. */
export function CategoryModule({ module, first }: { module: CategoryModuleView; first: boolean }) {
  const level = levelInside(module)
  const Heading = `h${level}` as const
  return (
    <div className={styles.groups}>
      {module.groups
        .filter(({ articles }) => articles.length > 0)
        .map(({ id, name, articles }, index) => (
          <div key={id} className={styles.group}>
            {name && (
              <Heading className={styles.name}>
                <LocalText text={name} />
              </Heading>
            )}
            <Articles module={module} articles={articles} level={name ? LEVEL_BELOW[level] : level} first={first && index === 0} />
          </div>
        ))}
    </div>
  )
}

interface ArticlesProps {
  module: CategoryModuleView
  articles: ArticleView[]
  level: 2 | 3 | 4
  first: boolean
}

function Articles({ module, first, ...shown }: ArticlesProps) {
  switch (module.view) {
    case 'single-view':
      return <WholeArticles {...shown} first={first} />
    case 'odds-view':
      return <ListedArticles {...shown} perRow={module.perRow} look="quiet" first={first} />
    case 'news-view':
      return <ListedArticles {...shown} perRow={module.perRow} look="card" first={first} />
    case 'collapse-view':
      return <CollapsedArticles {...shown} />
    default:
      return module.view satisfies never
  }
}
