/** What formatted texts say at the last keys, which their form is told later. */
export interface TypedTexts {
  /** Notes what the text at a path of the form, `layout.0.text`, says from now on. */
  note: (path: string, value: unknown) => void
  /** The form with it; what the form does not have is not added. */
  into: (form: object) => object
}

/** The editor tells its form within half a second, and the form its frame in the next render. */
export const AHEAD_MS = 1500

/**
 * The newest texts over those of a form: an editor of formatted text tells its form when the browser has
 * nothing else to do, which is late while a frame is being rendered. After a moment the form is right, and
 * whatever else changed it is in it. Decision 085.
 */
export function typedTexts(): TypedTexts {
  const newest = new Map<string, { value: unknown; until: number }>()
  return {
    note: (path, value) => void newest.set(path, { value, until: Date.now() + AHEAD_MS }),
    into: (form) => {
      let whole: unknown = form
      for (const [path, { value, until }] of newest) {
        if (Date.now() > until) newest.delete(path)
        else whole = withValue(whole, path.split('.'), value)
      }
      return whole as object
    },
  }
}

function withValue(part: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return part
  const inner = withValue((part as Record<string, unknown>)[key], rest, value)
  if (Array.isArray(part)) return part.map((each: unknown, at) => (String(at) === key ? inner : each))
  return { ...part, [key]: inner }
}
