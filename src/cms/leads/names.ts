import { inArray } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { pickText, type Language } from '@/i18n/languages'
import { idOf, idsOf } from '@/lib/documents'
import type { Lead } from '@/payload-types'
import { committedSql, tableOf } from '../database/sql'
import { readNames } from '../route-table/names'

type Related = Pick<Lead, 'property' | 'project' | 'agency' | 'assignee'>

/** What leads name, in words; empty for what they do not name. */
export interface LeadNames {
  /** The property or the project that a lead is about. */
  subject: (lead: Related) => string
  agency: (lead: Related) => string
  assignee: (lead: Related) => string
}

/** What some leads name, read together. */
export async function leadNames(
  payload: BasePayload,
  leads: readonly Related[],
  language: Language,
): Promise<LeadNames> {
  const ids = (field: keyof Related): number[] => [...new Set(idsOf(leads.map((lead) => lead[field])))]
  const sql = committedSql(payload)
  const listings = tableOf(payload, 'properties')
  const properties = await sql
    .select({ id: listings.id, name: listings.adminTitle })
    .from(listings)
    .where(inArray(listings.id, ids('property')))
  const projects = await readNames(payload, sql, 'projects', 'name', ids('project'))
  const rows = (name: 'agencies' | 'users', wanted: number[]) => {
    const table = tableOf(payload, name)
    return sql.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, wanted))
  }
  const agencies = await rows('agencies', ids('agency'))
  const users = await rows('users', ids('assignee'))
  const named = (found: { id: number; name: string | null }[], value: unknown): string | undefined =>
    found.find(({ id }) => id === idOf(value))?.name ?? undefined
  const projectName = (value: unknown): string | undefined =>
    pickText(projects.get(idOf(value) ?? 0) ?? null, language)?.text
  return {
    subject: ({ property, project }) => named(properties, property) ?? projectName(project) ?? '',
    agency: ({ agency }) => named(agencies, agency) ?? '',
    assignee: ({ assignee }) => named(users, assignee) ?? '',
  }
}
