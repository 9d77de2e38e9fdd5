interface RoutePlace {
  latitude: number
  longitude: number
}

/**
 * The address that plans a route to an agency on OpenStreetMap: to its place where that is known,
 * else to its address. Null where neither is known.
 */
export function routeLink(address: string, place: RoutePlace | null): string | null {
  const to = place ? `${place.latitude},${place.longitude}` : address.trim()
  if (to === '') return null
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`
}
