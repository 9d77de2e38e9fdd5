import { LocalText } from '@/ui/LocalText'
import { LongText } from '@/ui/LongText'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import { Placeholder } from '@/ui/Placeholder'
import type { ArticleCardView } from '@/domain/pages/article-views'
import styles from './ArticleCard.module.css'

interface ArticleCardProps {
  card: ArticleCardView
  level: 2 | 3 | 4
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string
  /** A card on a ground of its own, or a quiet one. */
  look: 'card' | 'quiet'
  /** False where no article of the list has a picture. */
  pictured: boolean
  /** True where its picture is the one a page opens with. */
  first?: boolean
}

/** An article in a list; the link of its name covers the whole card. Spec §3. */
export function ArticleCard({ card, level, sizes, look, pictured, first }: ArticleCardProps) {
  const { name, intro, picture, href } = card
  const Heading = `h${level}` as const
  return (
    <article className={styles.card} data-look={look} data-link={href ? '' : undefined}>
      {picture ? (
        <Picture picture={picture} sizes={sizes} className={styles.picture} first={first} decorative />
      ) : (
        pictured && <Placeholder icon="house" className={styles.picture} />
      )}
      <div className={styles.words}>
        <Heading className={styles.name}>
          {href ? (
            <a href={href}>
              <LongText text={name} />
            </a>
          ) : (
            <LongText text={name} />
          )}
        </Heading>
        {intro && (
          <p className={styles.intro}>
            <LocalText text={intro} />
          </p>
        )}
        {href && (
          <span className={styles.go}>
            <Icon name="arrow-right" />
          </span>
        )}
      </div>
    </article>
  )
}
