import type { Language } from '@/i18n/languages'

/** U+00A0, as `Intl` puts it before `%` and `€` in French. */
const FIXED = '\u00A0'
/** U+202F, as `Intl` puts it between the thousands in French. */
const NARROW = '\u202F'

const UNITS = 'm[²³]?|km|cm|mm|kWh|kW|kg|kB|MB|GB|ko|Mo|Go|px|°C|€'

/** A rule of typography: what breaks it, and what it asks. */
type Rule = readonly [breaks: RegExp, asks: string]

const EVERYWHERE: readonly Rule[] = [
  [/'/, 'a typographic apostrophe or quotation mark'],
  [/"/, 'typographic quotation marks'],
  [/\.\.\./, 'an ellipsis in one sign'],
  [/(?<![-\p{L}]|\b(?:[Bb]el,?|of|junk) )[Mm]ails?(?![-\p{L}])(?! (?:server|program))/u, 'e-mail'],
  [/\{\}\n\n/, 'a comma after a salutation'],
  [/(?<!\p{L})(?!(?:nous|vous) )(\p{L}{4,}) \1(?!\p{L})/u, 'a word once'],
  [/\s\?\w+=/, 'no space within an address'],
  [new RegExp(`[\\d}#][ ${NARROW}](?:${UNITS})(?![\\p{L}\\d])`, 'u'), 'a no-break space before a unit'],
  [/€ ?(?=[\d{])/, 'a no-break space after €'],
  [/(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])/, 'thousands with a point, as the site writes prices'],
]

const FRENCH: readonly Rule[] = [
  [/[^\u202F(!?][;!?]/, 'a narrow no-break space before ; ! ?'],
  [/[^\u00A0]:(?=\s|$)/, 'a no-break space before :'],
  [/[^\u00A0(]%/, 'a no-break space before %'],
  [/«(?!\u00A0)|[^\u00A0]»/, 'no-break spaces inside « »'],
  [/[“”„‘]/, 'quotation marks as « »'],
  [/(?<!\p{L})(?:de|que) une?(?!\p{L})/u, 'd’un, qu’un'],
]

const ELSEWHERE: readonly Rule[] = [[/\s[;!?]|\s:(?!\w)/, 'no space before : ; ! ?']]

const CURLED: Rule = [/[„«»]/, 'quotation marks as “ ”']

const RULES: Record<Language, readonly Rule[]> = {
  fr: [...EVERYWHERE, ...FRENCH],
  nl: [...EVERYWHERE, ...ELSEWHERE, CURLED, [/[^\u00A0(]%/, 'a no-break space before %']],
  en: [...EVERYWHERE, ...ELSEWHERE, CURLED, [/(?<!\p{L})[Aa] (?=(?!or |one|once|euro)[aeio]|8|1[18](?!\d))/u, 'an before a vowel'], [/\s%/, 'no space before %']],
  de: [...EVERYWHERE, ...ELSEWHERE, [/(?:^|[\s(])“|[”«»]/, 'quotation marks as „ “'], [/[^\u00A0(]%/, 'a no-break space before %']],
}

/** What a reader of the language would not write so: other languages' names, one word of two. */
const FORBIDDEN: Record<Language, readonly (readonly [RegExp, string])[]> = {
  nl: [
    [/\bIxelles\b/, 'Elsene'],
    [/\bKasteleinwijk\b/, 'Kasteleinswijk'],
    [/\bNamur\b/, 'Namen'],
    [/\bIPI\b/, 'BIV'],
    [/\bipi\.be\b/, 'biv.be'],
    [/\bnotaire\.be\b/, 'notaris.be'],
    [/\bGand\b/, 'Gent'],
    [/\bBruxelles\b/, 'Brussel'],
    [/\b[Hh]ou me\b/, 'houd mij'],
    [/\b[Rr]eken uw aankoop uit\b/, 'bereken uw aankoop'],
    [/\b[Rr]aamkozijn/, 'ramen'],
    [/\b[Bb]oeket\b/, 'bouquet'],
    [/(?<!\p{L})(?:je|jij|jouw)(?!\p{L})/iu, 'u, uw'],
    [/\bmaandelijkse aflossingen\b/, 'maandelijkse betalingen'],
    [/\bwettelijke bestemming\b/, 'wettige bestemming'],
    [/\b[Zz]aakvoer(?:d|st)er\b/, 'bestuurder'],
    [/\b[Oo]penhuis\b/, 'opendeurdag'],
    [/\b[Bb]ijv\./, 'bv.'],
    [/\b[Ee]nergieattest/, 'energiecertificaat'],
  ],
  fr: [
    [/\bGent\b/, 'Gand'],
    [/\bNamen\b/, 'Namur'],
    [/\bElsene\b/, 'Ixelles'],
    [/\bAntwerpen\b/, 'Anvers'],
    [/\bBIV\b/, 'IPI'],
    [/\bbiv\.be\b/, 'ipi.be'],
    [/\bnotaris\.be\b/, 'notaire.be'],
    [/\b1 (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b/, '1er'],
    [/\bdistance de marche\b/, 'à pied de'],
    [/rénover [^.]*jusqu’au label/, 'pour atteindre le label'],
    [/\b[Ll]ettre d’information\b/, 'newsletter'],
    [/(?<!\p{L})(?:tu|tes|toi)(?!\p{L})/iu, 'vous'],
    [/(?:^|[.!?] )S(?:i |’ils? )[^,.:;]*(?:, et où)?\.(?: |$)/, 'Indique si'],
    [/\baffectation légale\b/, 'affectation licite'],
    [/\b[Ss]core énergétique\b/, 'consommation spécifique'],
    [/\b[Ss]eule habitation\b/, 'habitation propre et unique'],
    [/\b[Gg]enres?\b/, 'type'],
    [/\b(?:serveur de courrier|[Ii]mportations?)\b/, 'serveur de messagerie, import'],
    [/\d[\s\u00A0]€/, '€ before the amount, as the site writes prices'],
    [/(?<!\p{L})[Gg]érante?(?!\p{L})/u, 'administrateur'],
    [/\p{L}\(s\)/u, 'a word for each number'],
    [/« répondues? »|(?<!\p{L})(?:^Répondue|est répondue)(?!\p{L})/u, 'réponse envoyée'],
  ],
  en: [
    [/\bdearer\b/, 'more expensive'],
    [/\b[Tt]ake (?:out of|one away)\b|^Take out$/, 'remove'],
    [/\d\.\d{1,2}(?=\s?%)/, 'decimals with a comma, as the site writes rates'],
    [/\bonly (?:own )?home\b/i, 'sole home'],
    [/\b[Ff]ree (?:now|within)\b/, 'available'],
    [/\b(?:down|initial) payment\b/i, 'lump sum'],
    [/Brussels[^.;,)]{0,10}PEB/, 'EPB'],
    [/^to rent$|\b(?:properties|houses|apartments|studios|sale and) to rent\b/i, 'for rent'],
    [/\bGand\b/, 'Ghent'],
    [/\b(?:works? for|and) \S+ \S+ and once\b/, 'once, within'],
    [/\bis kept of\b/, 'is stored about'],
    [/\b[Vv]iewings?\b(?! trip)/, 'visit'],
  ],
  de: [
    [/\bGand\b/, 'Gent'],
    [/\bAnvers\b/, 'Antwerpen'],
    [/\bBruxelles\b/, 'Brüssel'],
    [/\bLöwen\b/, 'Leuven'],
    [/agentur/i, 'Büro'],
    [/\bFräulein\b/, 'Frau'],
    [/\b(?:einzige|flämischen?) Wohnung\b/, 'Haus oder Wohnung, Eigenheim'],
    [/\bDokumente anfordern\b/, 'Unterlagen anfordern'],
    [/\bkm Umkreis\b/, 'im Umkreis von'],
    [/\bWallonien\b/, 'die Wallonie'],
    [/\bImmobilientyp|\bArt der Immobilie\b/, 'Objektart'],
    [/\bKundenstimme/, 'Erfahrungsbericht'],
    [/\bGebote?s?\b/, 'Angebot'],
    [/\bnur einmal\.(?<= und nur einmal\.)/, 'nur einmal und … lang'],
    [/(?<!\p{L}|(?:Rue|Avenue|Terrasses) )(?:du|deine?[mnrs]?|dir|dich)(?!\p{L})/iu, 'Sie, Ihr'],
  ],
}

/**
 * The words of a text that a person reads: without tags, addresses of web and mail, paths, and the signs
 * of the message format; a placeholder stays as `{}`.
 */
const readable = (text: string): string =>
  text
    .replace(/&nbsp;/g, FIXED)
    .replace(/&[a-z]+;/g, '')
    .replace(/<\/?[a-z\d][^>]*>/gi, '')
    .replace(/\{(\w+), (?:plural|select|number)(?:,(?: =\d+| \w+)? ?)?/g, '{')
    .replace(/\{\{?\w+\}\}?/g, '{}')
    .replace(/(?:https?:\/\/|mailto:|tel:)\S*|\S+@\S+|(?<!\S)\/[\w?=&/-]+/g, '')

const foundBy = (text: string, [pattern, wanted]: readonly [RegExp, string]): string[] => {
  const found = pattern.exec(text)
  if (!found) return []
  const around = text.slice(Math.max(0, found.index - 20), found.index + found[0].length + 20)
  return [`${wanted}: …${around}…`]
}

/** What a copywriter of the language would mark in a text: each rule it breaks, with the place. */
export function faultsIn(text: string, language: Language): string[] {
  const words = readable(text)
  return [...RULES[language], ...FORBIDDEN[language]].flatMap((rule) => foundBy(words, rule))
}
