import type { BasePayload } from 'payload'
import { pickText, type Language } from '@/i18n/languages'
import { idOf, idsOf } from '@/lib/documents'
import type { Lead } from '@/payload-types'
import { inArray } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'
import { propertyTitles } from '../names/property-titles'
import { readNames } from '../route-table/names'

/** What leads point at. */
export type LeadRelation = 'property' | 'project' | 'person' | 'agency' | 'assignee'

/** Tables whose rows have one name in every language. */
const NAMED = { person: 'team_members', agency: 'agencies', assignee: 'users' } as const

type LeadPointers = Pick<Lead, LeadRelation>
type NamesById = Map<number, string>

/** What documents that leads point at are called, by id; those without a name are left out. */
export async function relatedNames(
  payload: BasePayload,
  relation: LeadRelation,
  ids: number[],
  language: Language,
): Promise<NamesById> {
  const sql = committedSql(payload)
  if (ids.length === 0) return new Map()
  if (relation === 'project') {
    const names = await readNames(payload, sql, 'projects', 'name', ids)
    return namesIn([...names].map(([id, texts]) => ({ id, name: pickText(texts, language)?.text ?? null })))
  }
  if (relation === 'property') return propertyTitles(payload, ids, language)
  const table = tableOf(payload, NAMED[relation])
  return namesIn(await sql.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids)))
}

const namesIn = (rows: { id: number; name: string | null }[]): NamesById =>
  new Map(rows.flatMap(({ id, name }) => (name ? [[id, name]] : [])))

/** Says what a lead points at; empty where it points at nothing. */
export type NameLead = (lead: LeadPointers, relation: LeadRelation) => string

/** What some leads point at, read together. */
export async function leadNames(
  payload: BasePayload,
  leads: readonly LeadPointers[],
  language: Language,
): Promise<NameLead> {
  const read = (relation: LeadRelation): Promise<NamesById> => {
    const ids = new Set(idsOf(leads.map((lead) => lead[relation])))
    return relatedNames(payload, relation, [...ids], language)
  }
  const names = {
    property: await read('property'),
    project: await read('project'),
    person: await read('person'),
    agency: await read('agency'),
    assignee: await read('assignee'),
  }
  return (lead, relation) => names[relation].get(idOf(lead[relation]) ?? 0) ?? ''
}
