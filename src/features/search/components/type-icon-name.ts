import type { IconName } from '@/ui/Icon'
import type { TypeIcon } from '@/domain/properties/type-icon'

/** The sign that is drawn for each icon of the property types. Spec §9. */
export const TYPE_ICON_NAMES: Record<TypeIcon, IconName> = {
  residential: 'house',
  office: 'building-2',
  industrial: 'factory',
  land: 'land-plot',
  retail: 'store',
}
