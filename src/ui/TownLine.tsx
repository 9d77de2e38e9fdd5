import { useTranslations } from 'next-intl'
import type { TextView } from '@/i18n/languages'
import { withCountry } from '@/domain/properties/with-country'
import { LocalText } from './LocalText'

interface TownLineProps {
  place: { zip: string; city: TextView | null; isInLuxembourg: boolean }
}

/** Postcode and town; the country too where that is not the site's own. Spec §3, "CountryName". */
export function TownLine({ place: { zip, city, isInLuxembourg } }: TownLineProps) {
  const t = useTranslations()
  return (
    <>
      {zip}&nbsp;{city && <LocalText text={city} />}
      {withCountry('', isInLuxembourg, t)}
    </>
  )
}
