import { useTranslations } from 'next-intl'
import { Picture } from '@/ui/Picture'
import { Placeholder } from '@/ui/Placeholder'
import type { PropertyCardView } from '@/domain/properties/views'
import type { CardMoreView } from '@/domain/search/list-card'
import { TYPE_ICON_NAMES } from './type-icon-name'
import styles from './CardPictures.module.css'

interface CardPicturesProps {
  card: PropertyCardView
  more: CardMoreView
  /** True for the card whose picture a page opens with. */
  first?: boolean
}

/** A large picture and two small ones, of which a floor plan is named. */
export function CardPictures({ card, more, first }: CardPicturesProps) {
  const t = useTranslations('Gallery')
  return (
    <div className={styles.pictures} data-beside={more.pictures.length}>
      {card.picture ? (
        <Picture
          picture={card.picture}
          sizes="(min-width: 1280px) 350px, (min-width: 600px) 30vw, 60vw"
          first={first}
          decorative
        />
      ) : (
        <Placeholder icon={TYPE_ICON_NAMES[card.icon]} className={styles.none} />
      )}
      {more.pictures.map((picture, index) => (
        <div key={index}>
          <Picture
            picture={picture}
            sizes="(min-width: 1280px) 175px, (min-width: 600px) 15vw, 30vw"
            decorative
          />
          {picture.kind === 'floor-plan' && <span className={styles.plan}>{t('plan')}</span>}
        </div>
      ))}
    </div>
  )
}
