const VOWEL_ONCE = /^(.*[^aeou])([aeou])([bdfgklmnprst])$/

/**
 * What a word may be the plural of, itself first: `huizen` gives `huis` among others, `lokalen`
 * `lokaal`, `locaux` `local`. Most of them are no words; none is left out in four languages.
 */
export function singulars(word: string): string[] {
  const found = [word]
  const without = (ending: string): string | null =>
    word.length > ending.length + 2 && word.endsWith(ending) ? word.slice(0, -ending.length) : null
  for (const ending of ['s', 'es', 'x', 'e', 'er', 'n', 'en']) {
    const base = without(ending)
    if (base !== null) found.push(base)
  }
  const dutch = without('en')
  if (dutch !== null) {
    found.push(dutch.replace(/z$/, 's').replace(/v$/, 'f'), dutch.replace(/(.)\1$/, '$1'))
    found.push(dutch.replace(VOWEL_ONCE, '$1$2$2$3'))
  }
  if (word.endsWith('aux')) found.push(`${word.slice(0, -3)}al`)
  if (word.endsWith('ies')) found.push(`${word.slice(0, -3)}y`)
  return found
}

/** The same for a phrase, whose first or last word may be the plural: `maisons de maître`. */
export function singularPhrases(phrase: string): string[] {
  const cut = phrase.indexOf(' ')
  if (cut < 0) return singulars(phrase)
  const end = phrase.lastIndexOf(' ')
  const firsts = singulars(phrase.slice(0, cut))
  const lasts = singulars(phrase.slice(end + 1))
  const middle = phrase.slice(cut, end + 1)
  return firsts.flatMap((first) => lasts.map((last) => first + middle + last))
}
