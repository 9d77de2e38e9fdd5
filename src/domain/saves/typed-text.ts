import type { Doc } from '@/lib/documents'
import { sameContent } from './changes'

/** The texts of some fields, by their names. */
export type TypedFields = Record<string, string>

/** Texts that somebody types: as they stand, as they stood when they were begun, and as they are stored now. */
export interface TypedText<Fields extends TypedFields> {
  mine: Fields
  base: Fields
  stored: Fields
}

/** Texts in which nobody typed anything. */
export const untouched = <Fields extends TypedFields>(stored: Fields): TypedText<Fields> => ({ stored, base: stored, mine: stored })

/** Whether something was typed that is not stored yet. */
export const isUnsent = ({ base, mine }: TypedText<TypedFields>): boolean => !sameContent(mine, base)

/**
 * Whether unsent texts are those that were stored `last`, but for spaces around them: they were sent, and only the
 * answer was lost. False where nothing was stored (null).
 */
export const wasSent = <Fields extends TypedFields>(typed: TypedText<Fields>, last: Fields | null): boolean =>
  last !== null && isUnsent(typed) && Object.entries(last).every(([name, text]) => typed.mine[name]?.trim() === text)

/** The texts once others are stored: those, unless something is unsent, which stays with what it was begun with. */
export const following = <Fields extends TypedFields>(typed: TypedText<Fields>, stored: Fields): TypedText<Fields> =>
  isUnsent(typed) ? { ...typed, stored } : untouched(stored)

/** The texts as they were kept from another time; a field that was not is as it is stored. */
export function resumed<Fields extends TypedFields>(stored: Fields, kept: { mine: Doc; base: Doc }): TypedText<Fields> {
  const texts = (from: Doc): Fields => {
    const entries = Object.entries(stored).map(([name, text]) => [name, typeof from[name] === 'string' ? from[name] : text])
    return Object.fromEntries(entries) as Fields
  }
  return { stored, base: texts(kept.base), mine: texts(kept.mine) }
}
