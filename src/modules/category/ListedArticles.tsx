import type { ArticleView } from '@/domain/pages/article-views'
import { ArticleCard } from '@/features/pages/components/ArticleCard'
import { CardGrid } from '@/ui/CardGrid'
import { cardSizes } from '@/ui/card-sizes'
import { AlternatingArticles } from './AlternatingArticles'

interface ListedArticlesProps {
  articles: ArticleView[]
  level: 2 | 3 | 4
  perRow: number
  /** The news view has cards, the odds view is quiet. */
  look: 'card' | 'quiet'
  /** True where its first picture is the one a page opens with. */
  first: boolean
}

/** So few stand one below another in the odds view, each over the whole width. */
const FEW = 3

/** Articles as a grid of links to their pages: the news view and the odds view. Spec §3, `view`. */
export function ListedArticles({ articles, level, perRow, look, first }: ListedArticlesProps) {
  const pictured = articles.some(({ picture }) => picture !== null)
  if (look === 'quiet' && pictured && articles.length <= FEW) {
    return <AlternatingArticles articles={articles} level={level} first={first} />
  }
  return (
    <CardGrid columns={perRow}>
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard
            card={article}
            level={level}
            sizes={cardSizes(perRow)}
            look={look}
            pictured={pictured}
            first={first && index === 0}
          />
        </li>
      ))}
    </CardGrid>
  )
}
