/** Loaded when the first password is set: some 50,000 of those that are tried first. */
let listed: Promise<ReadonlySet<string>> | undefined

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Digits and signs that are put before or behind a word; or one sign, again and again. */
const FILLER = /^(?:\P{L}*|(.)\1*)$/u

/**
 * Whether a password is among those that are tried first: one of the list, in capitals or not, one
 * with digits and signs around it, or two of them in a row. Almost all of the list are shorter than a
 * password must be here, so looking it up alone would refuse next to nothing. The work grows with the
 * square of the length. Spec §6, decision 069.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await (listed ??= load())
  const isGuess = (text: string): boolean => common.has(text) || FILLER.test(text)
  const text = password.trim().toLowerCase()
  const bare = text.replace(/^\P{L}+|\P{L}+$/gu, '')
  return isGuess(text) || common.has(bare) || [text, bare].some((one) => isTwoOf(one, isGuess))
}

const isTwoOf = (text: string, isGuess: (part: string) => boolean): boolean =>
  [...text].some((_, cut) => isGuess(text.slice(0, cut)) && isGuess(text.slice(cut)))
