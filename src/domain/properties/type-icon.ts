export type TypeIcon = 'residential' | 'office' | 'industrial' | 'land' | 'retail'

const ICONS = new Map<string, TypeIcon>([
  ['1', 'residential'],
  ['2', 'office'],
  ['3', 'industrial'],
  ['4', 'land'],
  ['5', 'office'],
  ['6', 'retail'],
  ['7', 'office'],
])

/** The icon of a property type by its icon class; an unknown or missing one is office. Spec §9. */
export const typeIcon = (iconClass: unknown): TypeIcon => ICONS.get(String(iconClass)) ?? 'office'
