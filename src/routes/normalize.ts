/** A path with single slashes, one at each end; blank gives `/`. */
export const normalizePath = (path: string): string => {
  const parts = path.split('/').filter((part) => part !== '')
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`
}
