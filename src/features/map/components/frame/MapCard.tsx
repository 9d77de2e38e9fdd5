import { useEffect, useRef } from 'react'
import { filled } from '@/lib/filled'
import { Icon } from '@/ui/Icon'
import { markerPriceText } from '@/domain/map/price-label'
import type { ListingSnapshot } from '@/domain/map/protocol'
import type { MapTexts } from '@/domain/map/text-names'
import { ListingCard } from './ListingCard'
import styles from './MapCard.module.css'

/** What was chosen on the map: one listing, or several at one place of which one may be picked. */
export interface Chosen {
  listings: ListingSnapshot[]
  /** How many there are; more than `listings` where there are too many to list. */
  count: number
  picked: ListingSnapshot | null
}

interface MapCardProps {
  chosen: Chosen
  texts: MapTexts
  marqueeIgnore: readonly number[]
  /** What the host told of a listing when asked. */
  details: ReadonlyMap<number, ListingSnapshot>
  /** Whether the host has controls over the lower edge. */
  isRaised: boolean
  onPick: (listing: ListingSnapshot | null) => void
  onOpen: (id: number) => void
  onClose: () => void
}

/** The card over the map. It takes the focus; Escape closes it. */
export function MapCard(props: MapCardProps) {
  const { chosen, texts, marqueeIgnore, details, isRaised, onPick, onOpen, onClose } = props
  const { listings, count, picked } = chosen
  const card = useRef<HTMLElement>(null)

  useEffect(() => card.current?.focus(), [picked])

  return (
    <section
      ref={card}
      className={styles.card}
      data-raised={isRaised || undefined}
      aria-label={texts.card}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
        <Icon name="x" />
      </button>
      {picked && count > 1 && (
        <button type="button" className={styles.back} onClick={() => onPick(null)}>
          <Icon name="arrow-left" /> {filled(texts.back, { count })}
        </button>
      )}
      {picked ? (
        <ListingCard
          key={picked.ID}
          listing={{ ...picked, ...details.get(picked.ID) }}
          asked={details.has(picked.ID)}
          texts={texts} marqueeIgnore={marqueeIgnore} onOpen={onOpen}
        />
      ) : (
        <>
          <p className={styles.heading}>{filled(texts.samePlace, { count })}</p>
          {listings.every(({ AddressPublic }) => AddressPublic === false) && (
            <p className={styles.note}>{texts.townCentreAll}</p>
          )}
          <ul className={styles.choices}>
            {listings.map((listing) => (
              <li key={listing.ID}>
                <button type="button" onClick={() => onPick(listing)}>
                  <strong>{markerPriceText(listing, texts)}</strong>
                  <span>{filled(texts.reference, { id: listing.ID })}</span>
                </button>
              </li>
            ))}
          </ul>
          {count > listings.length && (
            <p className={styles.note}>{filled(texts.more, { count: count - listings.length })}</p>
          )}
        </>
      )}
    </section>
  )
}
