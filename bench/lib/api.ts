import type { BenchSite } from './site'

export type Found = Record<string, unknown> & { id: number }

/** The admin's interface, as the administrator uses it. Whatever is refused throws. */
export interface Api {
  /** Saves and publishes; what is said per language is said in Dutch, the default. */
  save: (method: 'PATCH' | 'POST', path: string, data: object) => Promise<void>
  /** A global in Dutch, with what it points at by number. */
  global: (slug: string) => Promise<Record<string, unknown>>
  /** The first document of a collection that meets a condition such as `where[goal][equals]=0`. */
  first: (collection: string, where: string) => Promise<Found>
}

/** Signs in to a site. */
export async function signIn({ url, email, password }: BenchSite): Promise<Api> {
  const call = async (method: string, path: string, data?: object, token?: string) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `JWT ${token}` }) },
      body: data && JSON.stringify(data),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }
  const key = String((await call('POST', '/users/login', { email, password })).token)
  const get = (path: string) => call('GET', `${path}locale=nl&depth=0`, undefined, key)
  return {
    save: async (method, path, data) =>
      void (await call(method, `${path}?locale=nl&draft=false`, data, key)),
    global: (slug) => get(`/globals/${slug}?`),
    first: async (collection, where) => {
      const { docs } = await get(`/${collection}?${where}&limit=1&`)
      const [doc] = docs as Found[]
      if (!doc) throw new Error(`No ${collection} where ${where}`)
      return doc
    },
  }
}
