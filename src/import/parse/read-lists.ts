import { isObject } from './objects'
import { FILE, type Report } from './report'

const SECTIONS = ['properties', 'projects', 'types', 'cities'] as const
const KNOWN = new Set<string>(['generated', ...SECTIONS])

type Lists = Record<(typeof SECTIONS)[number], readonly unknown[]>

/**
 * The four lists of a feed. Properties have to be there, the others may be missing; what is there
 * and no list is a problem, what is unknown a warning. Spec §3.
 */
export function readLists(file: unknown, report: Report): Lists {
  const lists: Lists = { properties: [], projects: [], types: [], cities: [] }
  if (!isObject(file)) {
    report.problem(FILE, null, 'an object with the lists properties, projects, types, cities', file)
    return lists
  }
  for (const [name, value] of Object.entries(file)) {
    if (!KNOWN.has(name)) report.warn(FILE, name, 'unknown field, not imported')
    const section = SECTIONS.find((candidate) => candidate === name)
    if (section && Array.isArray(value)) lists[section] = value
    else if (section) report.problem(FILE, section, 'a list', value)
  }
  if (!Object.hasOwn(file, 'properties')) report.problem(FILE, 'properties', 'a list', undefined)
  return lists
}
