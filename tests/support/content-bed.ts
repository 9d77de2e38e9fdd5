import { committedSql } from '@/cms/database/sql'
import { readRoutes } from '@/cms/route-table/write'
import { lastChange } from '@/content/last-change'
import type { Property } from '@/payload-types'
import type { Language } from '@/i18n/languages'
import type { Cms } from './cms'
import { completeListing } from './complete-listing'

type Names = Partial<Record<Language, string>>

/** Writes things in every language they have a name in, as staff would. */
export function contentBed({ payload }: Cms) {
  const named = async (
    collection: 'cities' | 'types' | 'projects' | 'pages',
    data: Record<string, unknown>,
    field: string,
    names: Names,
  ): Promise<number> => {
    const [[first, name] = ['fr', ''], ...rest] = Object.entries(names) as [Language, string][]
    const made = { collection, locale: first, data: { ...data, [field]: name } } as never
    const { id } = (await payload.create(made)) as { id: number }
    for (const [locale, text] of rest) {
      await payload.update({ collection, id, locale, data: { [field]: text } } as never)
    }
    return id
  }
  let number = 0
  const city = (names: Names, zip = '5000') => named('cities', { zip, countryId: '10' }, 'name', names)
  const type = (names: Names) => {
    number += 1
    const codes = { typeId: number, webId: number, kind: 'house', iconClass: 1, showOrder: number }
    return named('types', codes, 'name', names)
  }
  return {
    city, type,
    /** The type and the town of a house in Namur. */
    houseInNamur: async () => ({
      type: await type({ nl: 'Huis', fr: 'Maison' }),
      city: await city({ nl: 'Namen', fr: 'Namur' }),
    }),
    project: (names: Names, data: object) =>
      named('projects', { _status: 'published', ...data }, 'name', names),
    page: (titles: Names, data: object = {}) =>
      named('pages', { kind: 'module', _status: 'published', ...data }, 'title', titles),
    property: (data: Partial<Property> & { type: number }) =>
      payload.create({
        collection: 'properties',
        data: {
          // What both goals require, so that a test may set either.
          ...completeListing('wallonia', 'rent'),
          ...completeListing('wallonia', 'sale'),
          _status: 'published', publishAddress: true,
          ...data,
        } as typeof data & Pick<Property, 'goal' | 'status' | 'marquee' | 'countryId'>,
        draft: false,
      }),
    /** The stored entry of a target in the route table. */
    route: async (target: string) =>
      (await readRoutes({ payload }, committedSql(payload), [target])).get(target),
    /** The number of the newest announced change. */
    changes: () => lastChange(payload),
  }
}
