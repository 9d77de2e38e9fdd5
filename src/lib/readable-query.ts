const READABLE: Readonly<Record<string, string>> = { '%7C': '|', '%2C': ',', '%3B': ';' }

/**
 * Parameters as they stand behind the `?` of an address, with the separators that the addresses of lists are
 * written with (`Gent|9000`) as signs. Spec §2.
 */
export const readableQuery = (query: URLSearchParams): string =>
  query.toString().replaceAll(/%7C|%2C|%3B/g, (code) => READABLE[code] ?? code)
