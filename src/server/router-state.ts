import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state'

/**
 * Whether Next understands what a browser says of itself; it answers 500 where it does not, and has no
 * documented way to ask (read in 16.4.6).
 */
export function isRouterState(header: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
}
