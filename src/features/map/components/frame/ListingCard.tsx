import { useEffect, useState } from 'react'
import { contracted } from '@/i18n/contracted'
import { filled } from '@/lib/filled'
import { besideCharges, markerChargesText, markerPriceText, markerPriceWithVatText } from '@/domain/map/price-label'
import type { ListingSnapshot } from '@/domain/map/protocol'
import { hasRibbon } from '@/domain/map/ribbons'
import type { MapTexts } from '@/domain/map/text-names'
import styles from './MapCard.module.css'

interface ListingCardProps {
  listing: ListingSnapshot
  /** True where the host has told everything it knows. */
  asked: boolean
  texts: MapTexts
  marqueeIgnore: readonly number[]
  onOpen: (id: number) => void
}

/** Milliseconds after which a host that does not answer has nothing to say. */
const PATIENCE = 5000

/** A listing in the card: picture, ribbon, price, type and city, and the way to its page. */
export function ListingCard({ listing, asked, texts, marqueeIgnore, onOpen }: ListingCardProps) {
  const { ID, SmallPictureItem: picture, MarqueeName, TypeDescription, Url } = listing
  const [patient, setPatient] = useState(true)
  useEffect(() => {
    const timer = window.setTimeout(() => setPatient(false), PATIENCE)
    return () => window.clearTimeout(timer)
  }, [])
  const waiting = !asked && patient && Url === undefined
  const withVat = markerPriceWithVatText(listing, texts)
  const charges = markerChargesText(listing, texts)
  const ribbon = hasRibbon(listing, marqueeIgnore) ? MarqueeName?.trim() : ''
  return (
    <article className={styles.listing} aria-busy={waiting}>
      {picture && (
        <img
          className={styles.picture}
          src={picture.Url}
          width={picture.Width}
          height={picture.Height}
          alt=""
        />
      )}
      {waiting && !picture && <div className={styles.picture} />}
      {ribbon && <p className={styles.ribbon}>{ribbon}</p>}
      <div className={styles.facts}>
        <p className={styles.price}>
          {markerPriceText(charges === null ? listing : besideCharges(listing), texts)}
          {charges !== null && (
            <>
              {' '}
              <small>{charges}</small>
            </>
          )}
        </p>
        {withVat !== null && <p className={styles.withVat}>{withVat}</p>}
        <p className={styles.type}>{typeIn(listing, texts)}</p>
        {TypeDescription && <p className={styles.headline}>{TypeDescription}</p>}
        <p className={styles.reference}>{filled(texts.reference, { id: ID })}</p>
        {listing.AddressPublic === false && <p className={styles.note}>{texts.townCentre}</p>}
        {waiting && <p role="status">{texts.loading}</p>}
        {Url !== undefined && (
          <a className={styles.open} href={Url} target="_top" onClick={() => onOpen(ID)}>
            {texts.open}
          </a>
        )}
      </div>
    </article>
  )
}

/** "House in Namur", or the one of the two that is known; with the country where one is told. */
function typeIn({ MainTypeName, City, CountryName }: ListingSnapshot, texts: MapTexts): string {
  const city = City && CountryName ? `${City} (${CountryName})` : City
  if (!MainTypeName || !city) return MainTypeName ?? city ?? ''
  return contracted(filled(texts.typeIn, { type: MainTypeName, city }))
}
