import { formats } from './format'
import type { Language } from './languages'

const lists = formats((locale) => new Intl.ListFormat(locale))

/** Names as a phrase as the language writes it in Belgium: `Gent, Aalst en Namen`. */
export const phrase = (names: readonly string[], language: Language): string => lists(language).format(names)
