import { fold } from '@/lib/fold'

/**
 * A name as one segment of a path: lowercase, no diacritics, no punctuation, hyphens for spaces
 * (`L'agence` → `lagence`). Dashes and slashes count as spaces, so that the words they join stay
 * apart (`Garage/parking` → `garage-parking`). A name without a Latin letter or digit gives an
 * empty text. Spec §2.
 */
export const slugify = (name: string): string =>
  fold(name)
    .replace(/[\s/\p{Pd}]+/gu, ' ')
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '-')
