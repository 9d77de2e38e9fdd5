import type { Language } from './languages'
import de from './payload/de.json'
import en from './payload/en.json'
import fr from './payload/fr.json'
import nl from './payload/nl.json'

/** Words in which `{{name}}` stands for a value, by the key in which Payload looks them up. */
type PayloadWords = typeof en

/**
 * What staff read instead of Payload's own words, which are curt or in the informal form, and what our
 * parts of its forms say (`site`). Spec §8.
 */
export const PAYLOAD_WORDS: Record<Language, PayloadWords> = { nl, fr, en, de }

/** A key of our own, as Payload's `t` takes it. */
export type SiteWord = `site:${keyof PayloadWords['site']}`
