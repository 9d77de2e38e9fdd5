const LEFT_OUT = '…'

/** The names of these files are ours, and tell where an error is; any other name may be a person's. */
const OUR_FILE = /\.(?:[cm]?[jt]sx?|json|node|db(?:-wal|-shm)?|env|sock)$/

const fileName = (quoted: string, folder: string, name: string): string =>
  OUR_FILE.test(name) ? quoted : `'${folder}${LEFT_OUT}'`

/** An IPv6 address, but for the machine itself (`::1`, `:::3000`); not a time of day, which has two colons. */
const IPV6 = /(?<![\w:.])(?!::(?:1(?![\da-f])|:))(?=[\da-f]*:[\da-f:]*(?:::|(?:[\da-f]*:){3})|[\da-f:]*::)[\da-f:]{3,45}(?:\.\d{1,3}){0,3}(?![\w:])/gi

/** What takes things out of a text, in this order: the parameters of a query may hold anything. */
const RULES: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  [/(\bparams: )[^]*?(?=\n {4}at |\ncaused by|$)/g, `$1${LEFT_OUT}`],
  [/(?:\.{3})?"[^]{0,200}?"(?:\.{3})? is not valid JSON/g, `"${LEFT_OUT}" is not valid JSON`],
  [/(\binvalid (?:input|value)[^:\n]{0,80}: )"[^"\n]*"/g, `$1"${LEFT_OUT}"`],
  [/'((?:\.{0,2}\/)[^'\n]*\/)([^'/\n]+)'/g, fileName],
  [/\/\/[^\s/@]{1,200}@/g, `//${LEFT_OUT}@`],
  [/\?[^\s'"`)]*=[^\s'"`)]*/g, `?${LEFT_OUT}`],
  [/[^\s<>"'`(),;:=/@[\]…]{1,64}@[^\s<>"'`(),;:=/@[\]]{1,190}\.\p{L}{2,24}/gu, LEFT_OUT],
  [/\b(Bearer|Basic|JWT)\s+[\w.~+/=-]{8,}/gi, `$1 ${LEFT_OUT}`],
  [/\beyJ[\w-]{8,}(?:\.[\w-]*)*/g, LEFT_OUT],
  [/\b(token|key|secret|password|signature|code)(["']?[=:]\s*["']?)[^\s&"',;]{4,}/gi, `$1$2${LEFT_OUT}`],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, LEFT_OUT],
  [/\b[\da-f]{32,}\b/gi, LEFT_OUT],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}(?![\w-])/g, LEFT_OUT],
  [/(?<![\d.])(?!127\.|0\.0\.0\.0)(?:\d{1,3}\.){3}\d{1,3}(?![\d.]*\d)/g, LEFT_OUT],
  [IPV6, LEFT_OUT],
  [/(?<![\w.])(?:\+|00)[1-9](?:[\s./()-]{0,3}\d){7,14}(?!\w)/g, LEFT_OUT],
  [/(?<![\w.:,-])0[1-9](?:[\s./-]{0,3}\d){7,8}(?!\w)/g, LEFT_OUT],
]

/**
 * A text for a log without what may tell who somebody is or open what is theirs: addresses of mails and of
 * machines, telephone numbers, names of files, parameters of queries and addresses, keys and tokens. Each
 * leaves a `…`. A name in a sentence cannot be told from a word: messages of ours have none.
 */
export const redact = (text: string): string =>
  RULES.reduce((left, [pattern, instead]) => left.replace(pattern, instead as string), text)
