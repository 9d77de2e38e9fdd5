/** The original paths of the two lists of properties. Spec §2, "Routes". */
export const LIST_PATHS = { sale: '/for-sale/', rent: '/for-rent/' } as const

/** The goal of the properties that the list at an original path shows; null for any other path. */
export function goalOfListPath(path: string | undefined): keyof typeof LIST_PATHS | null {
  if (path === LIST_PATHS.sale) return 'sale'
  return path === LIST_PATHS.rent ? 'rent' : null
}
