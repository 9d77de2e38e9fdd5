import { Forbidden, type Endpoint, type SanitizedConfig } from 'payload'

/** By these, whoever has no session gets one. Each counts its own attempts. */
const OPEN = new Set(['/login', '/forgot-password', '/reset-password'])

const forSessions = <T extends Endpoint>(endpoint: T): T => ({
  ...endpoint,
  handler: (req) => {
    if (!req.user) throw new Forbidden(req.t)
    return endpoint.handler(req)
  },
})

const closed = <T extends Endpoint>(endpoints: T[], open = new Set<string>()): T[] =>
  endpoints.map((one) => (one.method === 'get' || open.has(one.path) ? one : forSessions(one)))

/**
 * The configuration in which the API refuses what nobody signed in for, before it reads what was
 * sent or begins a transaction. Payload asks its access rules only after both, so that anybody could
 * keep the database from those who may write. Decision 051.
 */
export async function refuseStrangers(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  config.endpoints = closed(config.endpoints)
  for (const one of config.globals) one.endpoints = one.endpoints && closed(one.endpoints)
  for (const one of config.collections) {
    one.endpoints = one.endpoints && closed(one.endpoints, one.auth ? OPEN : undefined)
  }
  return config
}
