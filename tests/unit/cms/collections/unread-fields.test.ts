import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { agencies } from '@/cms/collections/agencies'
import { articles } from '@/cms/collections/articles'
import { cities } from '@/cms/collections/cities'
import { media } from '@/cms/collections/media'
import { pages } from '@/cms/collections/pages'
import { projects } from '@/cms/collections/projects'
import { properties } from '@/cms/collections/properties'
import { teamMembers } from '@/cms/collections/team-members'
import { testimonials } from '@/cms/collections/testimonials'
import { propertyTypes } from '@/cms/collections/types'
import { videos } from '@/cms/collections/videos'
import { footer } from '@/cms/globals/footer'
import { header } from '@/cms/globals/header'
import { popup } from '@/cms/globals/popup'
import { FACT_TABS } from '@/domain/properties/facts'
import { PROPERTY_FIELDS } from '@/domain/properties/fields'
import { MODULES } from '@/modules/configs'
import { asksFor, readInSources } from '../../../support/read-keys'

const CONFIGS = [
  agencies, articles, cities, media('media'), pages(MODULES), projects, properties,
  teamMembers, testimonials, propertyTypes, videos('videos'), footer, header, popup,
]

/** Where fields are described, filled by a feed or looked at by conditions; whoever shows them is elsewhere. */
const DESCRIBED = /^src\/(cms\/(collections|globals|fields|migrations)|import|payload-)|\/(fields|display-fields|feed-fields)\.ts$/
/** A list of those that are not shown as a fact is no reading of them. */
const NOT_SHOWN = 'src/domain/properties/facts.ts'

const readers = readInSources().filter(({ file }) => !DESCRIBED.test(file) && file !== NOT_SHOWN)
const words = new Set(readers.flatMap(({ names }) => [...names]))
const isRead = (name: string): boolean => readers.some((file) => asksFor(file, name, (word) => words.has(word)))

/** What a feed calls a listing or a type, and what tells it that nothing changed: for staff and the import. */
const OF_THE_FEED = new Set(['importHash', 'webId'])

/** Facts of a property are read by their group. */
const FACTS = new Set(PROPERTY_FIELDS.filter(({ tab }) => FACT_TABS.includes(tab)).map(({ name }) => name))

/** A part of the form, worked out when it is asked for, or kept by the software for itself. */
const isMade = (field: Field): boolean =>
  field.type === 'ui' || ('virtual' in field && field.virtual === true) || field.admin?.hidden === true

const namesIn = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => [
    ...('name' in field && field.name !== undefined && !isMade(field) ? [String(field.name)] : []),
    ...('fields' in field ? namesIn(field.fields) : []),
    ...('tabs' in field ? field.tabs.flatMap((tab) => namesIn(tab.fields)) : []),
    ...('blocks' in field ? field.blocks.flatMap((block) => namesIn(block.fields)) : []),
  ])

it.each(CONFIGS.map(({ slug, fields }) => [slug, namesIn(fields)] as const))('every field of %s is read', (_, names) => {
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !isRead(name) && !FACTS.has(name) && !OF_THE_FEED.has(name))).toEqual([])
})
