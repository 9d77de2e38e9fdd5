/** Whether a value of a feed is an object and not a list. Spec §3. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value of a feed as an object to read names from; what is none is empty. Spec §3. */
export const objectOf = (raw: unknown): Record<string, unknown> => (isObject(raw) ? raw : {})
