import { useTranslations } from 'next-intl'
import type { ArticleCardView } from '@/domain/pages/article-views'
import { LocalText } from '@/ui/LocalText'
import { Picture } from '@/ui/Picture'
import styles from './ArticleSiblings.module.css'

/** More of the same category, as a short list of links; nothing where there is no more. Spec §2. */
export function ArticleSiblings({ siblings }: { siblings: ArticleCardView[] }) {
  const t = useTranslations('Article')
  const linked = siblings.filter(({ href }) => href !== null)
  if (linked.length === 0) return null
  return (
    <aside className={styles.siblings} aria-labelledby="siblings">
      <h2 id="siblings">{t('siblings')}</h2>
      <ul className={styles.list}>
        {linked.map(({ id, name, picture, href }) => (
          <li key={id}>
            <a href={href ?? undefined}>
              {picture && (
                <Picture picture={picture} sizes="72px" className={styles.picture} decorative />
              )}
              <span>
                <LocalText text={name} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
