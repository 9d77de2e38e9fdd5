import { useTranslations } from 'next-intl'
import { contracted } from '@/i18n/contracted'
import { withCountry } from '@/domain/properties/with-country'
import type { PropertyCardView } from '@/domain/properties/views'

/** Names a property in one line of plain text: "House in Namur", its type where no town is known. */
export function useCardTitle(): (card: Pick<PropertyCardView, 'type' | 'city' | 'isInLuxembourg'>) => string {
  const t = useTranslations()
  return ({ type, city, isInLuxembourg }) => {
    if (!city) return type.text
    const town = withCountry(city.text, isInLuxembourg, t)
    return contracted(`${type.text}${t.markup('Card.in', { city: () => town })}`)
  }
}
