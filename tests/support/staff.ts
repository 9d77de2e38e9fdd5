import type { Cms } from './cms'

type Fields = Record<string, unknown>
type Collection =
  | 'agencies' | 'articles' | 'categories' | 'media' | 'pages' | 'projects' | 'properties'
  | 'team-members' | 'testimonials'

/** Writes content as staff do, in French unless told otherwise. */
export const staffOf = ({ payload }: Cms) => ({
  /** Creates and publishes; gives the row. */
  create: async (collection: Collection, data: Fields, more: Fields = {}): Promise<number> => {
    const made = { collection, locale: 'fr', data: { _status: 'published', ...data }, ...more }
    return ((await payload.create(made as never)) as { id: number }).id
  },
  change: (collection: Collection, id: number, data: Fields, more: Fields = {}) =>
    payload.update({ collection, id, locale: 'fr', data, ...more } as never),
  remove: (collection: Collection, id: number, more: Fields = {}) =>
    payload.delete({ collection, id, ...more } as never),
  /** Makes a copy, which the admin always begins as a draft. */
  copy: async (collection: Collection, id: number, more: Fields = {}): Promise<number> => {
    const made = { collection, id, data: { _status: 'draft' }, locale: 'fr', ...more }
    return ((await payload.duplicate(made as never)) as { id: number }).id
  },
  read: async (collection: Collection, id: number, more: Fields = {}): Promise<Fields> => {
    const found = await payload.findByID({ collection, id, depth: 0, ...more })
    return found as unknown as Fields
  },
})
