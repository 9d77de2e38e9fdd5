import type { Endpoint, SanitizedConfig } from 'payload'

interface Versioned {
  slug: string
  endpoints: false | Omit<Endpoint, 'root'>[]
  versions?: unknown
}

const isOfVersions = ({ path }: Pick<Endpoint, 'path'>): boolean => /^\/versions(?:\/|$)/.test(path)

function closeWhereNone(one: Versioned): void {
  if (!one.versions && one.endpoints) one.endpoints = one.endpoints.filter((each) => !isOfVersions(each))
}

/**
 * The configuration in which only what has versions has addresses for them. Payload 3.90.1 has them
 * for everything, and answers with an error of the server where there is no table behind.
 */
export async function versionsWhereThereAre(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const one of [...config.collections, ...config.globals]) closeWhereNone(one)
  return config
}
