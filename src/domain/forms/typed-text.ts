/** Signs that nobody sees, and those that turn the direction of what follows. */
const HIDDEN = /[\p{DI}\p{Cf}]/gu
/** Of these, emoji and several scripts are made with joiners and a selector. */
const HIDDEN_IN_LINES = /(?![\u200c\u200d\ufe0f])[\p{DI}\p{Cf}]/gu
const SPACES = /[\t\p{Zs}]+/gu

/** A text on one line as it is stored: composed (NFC), single spaces, nothing hidden. */
export const cleanLine = (typed: string): string =>
  typed.normalize('NFC').replace(HIDDEN, '').replace(SPACES, ' ').trim()

/** A text of several lines as it is stored, each ended by a line feed. */
export const cleanLines = (typed: string): string =>
  typed.normalize('NFC').replace(HIDDEN_IN_LINES, '').replace(/\r\n?/g, '\n').trim()

/** Whether one value holds nothing: none, or a text of spaces and hidden signs. */
export const isBlankText = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && cleanLine(value) === '')

/** Whether nothing was sent: no value, a text of spaces and hidden signs, or a list of such. Spec §5, "Empty value". */
export const isNothingSent = (value: unknown): boolean =>
  isBlankText(value) || (Array.isArray(value) && value.every(isBlankText))

/** Nothing of what makes a second line of a header, and no half of a sign. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u

/** Whether a text can stand on one line, in the header of a mail for instance. */
export const isOneLine = (text: string): boolean => ONE_LINE.test(text)

/** Whether a text of several lines holds nothing but lines and what can be read. */
export const isReadable = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text.replace(/[\n\t]/g, ' '))

const NAME_SIGNS = /^[\p{L}\p{M}\p{N}\p{Pd} '’‘ʼ`´.,&()/]+$/u
/** What a program for mail would turn into a link, however short the name before its point. */
const LINKS = [
  /www\./i,
  /\.(?:app|bet|biz|casino|club|com|info|net|online|org|shop|site|store|xyz)(?![\p{L}\p{M}\p{N}])/iu,
  // A path; "J.Roy/M.Martin" are two people.
  /\.[^ ./]+\/(?!\p{Lu}\p{L}{0,2}\.\p{Lu})/u,
]
/**
 * A title or an initial and its point, written against the name: "Dr.Müller", "ST.PIERRE", "Ph.De Smet". After one
 * letter a name is known in any case ("j.dupont"), as hardly any domain is that short.
 */
const SHORTENED =
  /(?<![\p{L}\p{M}\p{N}]|[\p{L}\p{M}\p{N}]{2}\p{Pd})(?:\p{L}{1,3}\.(?=\p{Lu}(?:\p{Ll}\p{L}|\p{Lu}{4})|(?:De|Du|La|Le) \p{Lu})|\p{L}{1,2}\.(?=(?:Da|De|Di|El|Al|Op|In|Te|St)[ -]['’]?\p{L})|\p{L}\.(?=\p{L}{3}|(?:de|DE|et|en|ou|of|und|and) \p{Lu}))/gu
/** Longer ones, and those that are written in any case. */
const TITLES = /(?<![\p{L}\p{M}\p{N}])(?:mevr|dhr|prof|mlle|mme|fam|frau|herr|arch|dr|mr)\.(?=\p{L}{3})/giu
const DOMAIN_IN_NAME = /[\p{L}\p{M}\p{N}]\.\p{L}{2}/u

const holdsLink = (text: string): boolean =>
  LINKS.some((link) => link.test(text)) || DOMAIN_IN_NAME.test(text.replace(TITLES, ' ').replace(SHORTENED, ' '))

/** Whether a text can be the name of a person, or of two: letters, and no address of a site. */
export const isPersonName = (text: string): boolean =>
  NAME_SIGNS.test(text) && /\p{L}/u.test(text) && !holdsLink(text)

const LOCAL = /^(?!.*\.\.)[\w'+.-]{0,63}[\w+-]$/
const DOMAIN = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/

/**
 * An e-mail address as mail servers know it, `info@müller.example` as `info@xn--mller-kva.example`;
 * null for what is none. The domain is in lower case, what stands before it is as typed.
 */
export function readEmail(typed: string): string | null {
  const at = typed.lastIndexOf('@')
  const local = typed.slice(0, Math.max(at, 0))
  const domain = asciiDomain(typed.slice(at + 1))
  const isOne = LOCAL.test(local) && !local.startsWith('.') && DOMAIN.test(domain)
  return isOne ? `${local}@${domain}` : null
}

/** A domain without letters beyond ASCII, in lower case; blank for what is none. */
function asciiDomain(typed: string): string {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(typed)) return ''
  try {
    return new URL(`http://${typed}`).hostname
  } catch {
    return ''
  }
}

/** The address of a site, `https://` before it where none was typed; null for what is none. */
export function readSite(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  try {
    const { hostname, username, password, href } = new URL(address)
    return DOMAIN.test(hostname) && !username && !password && !/[\s"<>]/.test(address) ? href : null
  } catch {
    return null
  }
}
