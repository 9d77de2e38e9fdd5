import { useTranslations } from 'next-intl'
import type { PropertyCardView } from '@/domain/properties/views'

/** Names a property in one line of plain text: "House in Namur", its type where no town is known. */
export function useCardTitle(): (card: Pick<PropertyCardView, 'type' | 'city'>) => string {
  const t = useTranslations('Card')
  return ({ type, city }) =>
    city ? `${type.text}${t.markup('in', { city: () => city.text })}` : type.text
}
