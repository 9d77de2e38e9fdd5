import { fr as frenchOfPayload } from '@payloadcms/translations/languages/fr'
import { nl as dutchOfPayload } from '@payloadcms/translations/languages/nl'
import frOfForms from '@/i18n/payload/fr.json' with { type: 'json' }
import nlOfForms from '@/i18n/payload/nl.json' with { type: 'json' }
import fr from '@/i18n/admin/fr.json' with { type: 'json' }
import nl from '@/i18n/admin/nl.json' with { type: 'json' }
import { filled } from '@/lib/filled'

/** The languages in which journeys are pressed through the admin. */
export type DeskLanguage = 'nl' | 'fr'

type Groups = Record<string, Record<string, string> | undefined>

const OURS: Record<DeskLanguage, Record<string, string>> = { nl, fr }
/** What the site says in place of Payload comes first. */
const OF_FORMS: Record<DeskLanguage, Groups[]> = {
  nl: [nlOfForms, dutchOfPayload.translations],
  fr: [frOfForms, frenchOfPayload.translations],
}

/** The language in which staff speak in a journey: that of `E2E_LANGUAGE`, else its own. */
export function deskLanguage(own: DeskLanguage): DeskLanguage {
  const asked = process.env.E2E_LANGUAGE
  return asked === 'nl' || asked === 'fr' ? asked : own
}

/**
 * The words of the admin in a language, by their keys: `pages.title` are ours, `general:save` those that
 * Payload looks up. A key that nothing says is an error.
 */
export function adminWords(language: DeskLanguage) {
  const say = (key: string, values: Record<string, string | number> = {}): string => {
    const ours = OURS[language][key]
    if (ours !== undefined) return filled(ours, values)
    const [group = '', name = ''] = key.split(':')
    const found = OF_FORMS[language].map((groups) => groups[group]?.[name]).find((text) => text !== undefined)
    if (found === undefined) throw new Error(`The admin says nothing for ${key}.`)
    return found.replace(/\{\{(\w+)\}\}/g, (hole, value: string) => String(values[value] ?? hole))
  }
  /** The same, with anything where a value stands. */
  const saying = (key: string): RegExp => {
    const parts = say(key).split(/\{+\w+\}+/)
    return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+'))
  }
  return { say, saying }
}
