import { useLocale, useTranslations } from 'next-intl'
import { HeartButton } from '@/features/favourites/components/HeartButton'
import { LocalText } from '@/ui/LocalText'
import { LongText } from '@/ui/LongText'
import { Picture } from '@/ui/Picture'
import { Placeholder } from '@/ui/Placeholder'
import { Price } from '@/ui/Price'
import type { ListCardView } from '@/domain/search/list-card'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import { withCountry } from '@/domain/properties/with-country'
import { contracted } from '@/i18n/contracted'
import { amountsKept } from '@/lib/kept-together'
import { formatEuro } from '@/lib/money'
import { useCardTitle } from './card-title'
import { CardFacts } from './CardFacts'
import { CardMore } from './CardMore'
import { CardPictures } from './CardPictures'
import { EnergyImage } from './EnergyImage'
import { Ribbon } from './Ribbon'
import { TYPE_ICON_NAMES } from './type-icon-name'
import styles from './PropertyCard.module.css'

interface PropertyCardProps {
  /** Of a list whose cards stand one below the other, it says more. */
  card: ListCardView
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string
  /** True for the card whose picture a page opens with. */
  first?: boolean
  /** Level of its heading, one below the heading it stands under. */
  level?: 2 | 3
}

/** A property in a list. The heading's link covers the whole card. */
export function PropertyCard({ card, sizes, first, level = 3 }: PropertyCardProps) {
  const locale = useLocale()
  const t = useTranslations('Card')
  const title = useCardTitle()(card)
  const Heading = `h${level}` as const
  const isLocal = [card.type, card.city].every((text) => !text || text.lang === locale)
  const { more } = card
  const words = (
    <>
      <div className={styles.top}>
        {!isOffTheMarket(card.ribbon?.kind) && (
          <p className={styles.price}>
            <Price price={card.price} />
            {more?.perM2 && (
              <small>{t('perM2', { amount: formatEuro(more.perM2) })}</small>
            )}
          </p>
        )}
        {card.energy && <EnergyImage energy={card.energy} />}
      </div>
      <Heading className={styles.title}>
        <a href={card.href}>
          {isLocal ? <LongText text={title} /> : <MixedTitle card={card} />}
        </a>
      </Heading>
      {card.headline && (
        <p
          className={styles.headline}
          {...(card.headline.lang !== locale && { lang: card.headline.lang })}
        >
          {amountsKept(card.headline.text)}
        </p>
      )}
      <CardFacts {...card} />
      {more && <CardMore more={more} />}
    </>
  )
  return (
    <article className={more ? `${styles.card} ${styles.row}` : styles.card}>
      {more ? (
        <CardPictures card={card} more={more} first={first} />
      ) : card.picture ? (
        <Picture
          picture={card.picture}
          sizes={sizes}
          className={styles.picture}
          first={first}
          decorative
        />
      ) : (
        <Placeholder icon={TYPE_ICON_NAMES[card.icon]} className={styles.picture} />
      )}
      {more ? <div className={styles.words}>{words}</div> : words}
      {card.ribbon && (
        <div className={styles.ribbon}>
          <Ribbon ribbon={card.ribbon} />
        </div>
      )}
      <div className={styles.heart}>
        <HeartButton id={card.id} price={card.price} title={title} onCard />
      </div>
    </article>
  )
}

/** Type and town, one of which fell back to another language. */
function MixedTitle({ card: { type, city, isInLuxembourg } }: Pick<PropertyCardProps, 'card'>) {
  const locale = useLocale()
  const t = useTranslations()
  return (
    <>
      <LocalText text={type} />
      {city?.lang === locale
        ? contracted(t.markup('Card.in', { city: () => city.text }))
        : city && t.rich('Card.in', { city: () => <LocalText text={city} /> })}
      {city && withCountry('', isInLuxembourg, t)}
    </>
  )
}
