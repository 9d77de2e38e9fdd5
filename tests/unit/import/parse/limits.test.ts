import type { Field, TextField, TextFieldSingleValidation } from 'payload'
import { describe, expect, it } from 'vitest'
import { nameField } from '@/cms/fields/named'
import { projects } from '@/cms/collections/projects'
import { properties } from '@/cms/collections/properties'
import { feedName, PROPERTY_FIELDS } from '@/domain/properties/fields'
import { textLimit } from '@/import/parse/limits'

const textsIn = (fields: readonly Field[]): TextField[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => textsIn(tab.fields))
    return field.type === 'text' ? [field] : []
  })

/** What a feed calls the texts of a project; those of a property say it themselves. */
const OF_PROJECTS = ['street', 'houseNumber', 'boxNr', 'zip', 'delivery', 'externalUrl']
const inFeed = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

describe('a form accepts all that a feed may bring', () => {
  const texts = PROPERTY_FIELDS.filter(({ kind }) => kind === 'text' || kind === 'webAddress')

  it.each(texts.map((field) => [field.name, feedName(field)]))('in %s of a property', (name, field) => {
    const one = textsIn(properties.fields).find((text) => text.name === name)
    expect(one?.maxLength).toBe(textLimit(field))
  })

  it.each(OF_PROJECTS)('in %s of a project', (name) => {
    const one = textsIn(projects.fields).find((text) => text.name === name)
    expect(one?.maxLength).toBe(textLimit(inFeed(name)))
  })

  it('in a name, of a project, a type and a town', async () => {
    const validate = nameField('projects', 'name').validate as TextFieldSingleValidation
    const options = { req: { i18n: { language: 'en' }, context: {} }, data: {}, event: 'onChange' }
    const accepts = (length: number) => validate('x'.repeat(length), options as never)
    expect([await accepts(textLimit('Name')), await accepts(textLimit('City'))]).toEqual([true, true])
    expect(await accepts(textLimit('Name') + 1)).toBe('Too long: at most 200 characters.')
  })
})
