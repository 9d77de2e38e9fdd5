/**
 * The address of a list after the map changed what is searched: with these parameters, without
 * those that are null, from its first page, looked at with the map.
 */
export function mapHref(href: string, change: Record<string, string | null>): string {
  const url = new URL(href)
  for (const [name, value] of Object.entries(change)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  url.searchParams.set('view', 'map')
  url.searchParams.delete('page')
  url.hash = ''
  return url.href
}
