import { textOfCode, type EnergyLabel } from './energy-label'

/** What messages call a region that is not known. */
export const OTHER = 'other'

/**
 * What the message `Energy.label` asks for: the label, and the region whose name it has, EPC, EPB or
 * PEB. Spec, Belgian rules, "Wording".
 */
export const labelWords = ({ text, region }: Pick<EnergyLabel, 'text' | 'region'>) => ({
  label: text,
  region: region ?? OTHER,
})

/** Whether a label has a picture that says another one: Brussels has none for A++ and A+, which it draws as A. Spec §9. */
export const isMoreThanPicture = ({ code, image, text }: Pick<EnergyLabel, 'code' | 'image' | 'text'>): boolean =>
  image !== null && code !== null && textOfCode(code) !== text
