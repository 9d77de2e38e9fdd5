interface Translator {
  (key: never, values?: never): string
  has(key: never): boolean
}

/**
 * The message for a key that is made from data, such as a code; null when there is none, so that
 * no screen shows a raw key. Keys known beforehand go through the typed translator itself.
 */
export function wordFor(t: Translator, key: string, values?: Record<string, string>): string | null {
  // The compiler cannot know a key that comes from data; `has` asks at run time instead.
  const known = key as never
  return t.has(known) ? t(known, values as never) : null
}
