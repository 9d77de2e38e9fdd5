import { expect, it } from 'vitest'
import { factGroups } from '@/domain/properties/facts'
import { PROPERTY_FIELDS } from '@/domain/properties/fields'
import { PLANNING_FACTS } from '@/domain/properties/planning'
import messages from '@/i18n/messages/nl.json'
import { asksFor, readInSources } from '../../support/read-keys'

interface Tree {
  [key: string]: string | Tree
}

const keysOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : keysOf(value, `${prefix}${name}.`),
  )

/** Handed on as a whole: who reads one of them does not name where it stands. */
const HANDED = ['Calculators.result', 'Filters', 'Forms.errors', 'FormPage', 'ListWords', 'Map', 'Visits']

const everything = Object.fromEntries(PROPERTY_FIELDS.map(({ name, localized }) => [name, localized ? { nl: 'x' } : 7]))
const groups = [...factGroups(everything, 'nl', null), ...factGroups({ individualMeters: 'yes' }, 'nl', null)]

/** Named by a field or group of a property: these are the ones that are shown. */
const SHOWN: Record<string, ReadonlySet<string>> = {
  Facts: new Set([...groups.flatMap(({ facts }) => facts.map(({ field }) => field)), ...PLANNING_FACTS]),
  FactGroups: new Set(groups.map(({ group }) => group)),
}

const sources = readInSources()
const words = new Set(sources.flatMap(({ names }) => [...names]))
const isWord = (text: string): boolean => words.has(text) || words.has(text.charAt(0).toLowerCase() + text.slice(1))

function isRead(key: string): boolean {
  const parts = key.split('.')
  const [group = '', name = ''] = parts
  const shown = SHOWN[group]
  if (shown) return shown.has(name) || words.has(key) || sources.some(({ names }) => names.has(group) && names.has(name))
  return parts.some((_, index) => {
    const [place, rest] = [parts.slice(0, index).join('.'), parts.slice(index).join('.')]
    const isHanded = HANDED.includes(place)
    return sources.some((file) => (index === 0 || isHanded || file.names.has(place)) && asksFor(file, rest, isWord))
  })
}

/** Made of the names of fields, whose own test says which are missing or left over (`forms/words.test.ts`). */
const FIELDS = /^Forms\.(labels|percentLabels|options)\./

it('every message to visitors is read', () => {
  expect(keysOf(messages).filter((key) => !FIELDS.test(key) && !isRead(key))).toEqual([])
})
