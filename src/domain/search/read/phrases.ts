/** Phrases, folded, in the four languages: whoever writes to a Belgian agency mixes them. */
export const phrases = <T>(all: readonly (readonly [value: T, phrases: string])[]): ReadonlyMap<string, T> =>
  new Map(all.flatMap(([value, list]) => list.split(', ').map((one): [string, T] => [one, value])))

/** Every word of some phrases. */
export const wordsIn = (all: Iterable<string>): ReadonlySet<string> => new Set([...all].flatMap((phrase) => phrase.split(' ')))
