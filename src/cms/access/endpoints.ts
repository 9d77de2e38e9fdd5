import type { Endpoint, SanitizedConfig } from 'payload'

interface Addressed {
  slug: string
  endpoints: false | Omit<Endpoint, 'root'>[]
  versions?: unknown
}

const isOfVersions = ({ path }: Pick<Endpoint, 'path'>): boolean => /^\/versions(?:\/|$)/.test(path)

function closeWhatFails(one: Addressed): void {
  const endpoints = one.endpoints || []
  one.endpoints = one.versions ? endpoints : endpoints.filter((each) => !isOfVersions(each))
}

/**
 * The configuration in which only what can be answered has an address, and the rest is not found.
 * Payload 3.90.1 has addresses of versions for everything, and answers with an error of the server
 * where there is no table behind, or where a collection of its own has no addresses at all (501).
 */
export async function onlyWhatAnswers(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const one of [...config.collections, ...config.globals]) closeWhatFails(one)
  return config
}
