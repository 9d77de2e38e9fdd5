import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { cities } from '@/cms/collections/cities'
import { propertyTypes } from '@/cms/collections/types'
import { settings } from '@/cms/globals/settings'

/** The field of a form by its name, in whatever tab or row. */
function fieldOf(fields: readonly Field[], name: string): Field | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field
    const inside = field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : 'fields' in field ? field.fields : []
    const found = fieldOf(inside, name)
    if (found) return found
  }
  return undefined
}

const showsElsewhere = ({ fields }: { fields: readonly Field[] }, name: string): boolean =>
  JSON.stringify(fieldOf(fields, name)?.admin?.components ?? null).includes('fallback/TextElsewhere')

it('a text that visitors read in another language shows that one while it is empty', () => {
  expect([showsElsewhere(settings, 'searchTitle'), showsElsewhere(propertyTypes, 'name'), showsElsewhere(cities, 'name')]).toEqual([true, true, true])
})

it('one for which another language is never read shows nothing', () => {
  expect([showsElsewhere(settings, 'searchPlaceholder'), showsElsewhere(propertyTypes, 'alsoCalled')]).toEqual([false, false])
})
