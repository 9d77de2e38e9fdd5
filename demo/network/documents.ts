/** A document as the feed names it. */
interface FeedDocument {
  Name: string
  Url: string
  language: 'nl' | 'fr'
}

const NAMES = {
  energy: { nl: 'Energieprestatiecertificaat', fr: 'Certificat PEB' },
  electricity: { nl: 'Keuring elektriciteit', fr: 'Contrôle électrique' },
  ground: { nl: 'Bodemattest', fr: 'Attestation de sol' },
  plans: { nl: 'Plannen', fr: 'Plans' },
  specification: { nl: 'Lastenboek', fr: 'Cahier des charges' },
  prices: { nl: 'Prijslijst', fr: 'Liste des prix' },
} as const

type DocumentKind = keyof typeof NAMES

/** The languages that papers are drawn up in where an office works: 2 is Brussels. */
const LANGUAGES = { 1: ['nl'], 2: ['fr', 'nl'], 3: ['fr'] } as const

const ADDRESS = /^documents\/([a-z]+)-(nl|fr)\.pdf$/

/** The documents of a listing whose town an office works in. Spec §3, "documents". */
export const documentsOf = (
  agency: keyof typeof LANGUAGES,
  kinds: readonly DocumentKind[],
): FeedDocument[] =>
  LANGUAGES[agency].flatMap((language) =>
    kinds.map((kind) => ({
      Name: NAMES[kind][language],
      Url: `documents/${kind}-${language}.pdf`,
      language,
    })),
  )

/** The title of the document at an address of the demo's feed; null where it names none. */
export function documentTitle(address: string): string | null {
  const [, kind = '', language] = ADDRESS.exec(address) ?? []
  if (!Object.hasOwn(NAMES, kind) || (language !== 'nl' && language !== 'fr')) return null
  return NAMES[kind as DocumentKind][language]
}
