import type { BasePayload, Where } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import { contentRoutes } from '@/cms/route-table/content-routes'
import type { Clash } from '@/cms/route-table/clashes'
import { readTarget, type Target } from '@/routes/entry'
import { fieldLink } from '../field-link'
import { configOf } from '../place'
import { tabsOf } from '../tabs-of'
import { documentAddress } from './address'
import type { Asking } from './tasks'
import type { Task, TaskItem } from './views'

/** As many addresses as are named. */
const NAMED = 5

const COLLECTIONS = {
  page: 'pages',
  article: 'articles',
  member: 'team-members',
  property: 'properties',
  project: 'projects',
} as const

interface Party {
  target: string
  title: string
  href: string
  /** When it was last changed, ISO. */
  at: string
}

/** The addresses that more than one document asks for, with both, each leading to its form. */
export async function addressTask(asking: Asking): Promise<Task> {
  const { clashes } = await contentRoutes({ payload: asking.payload })
  const items: TaskItem[] = []
  for (const clash of clashes.slice(0, NAMED)) items.push(...(await itemsOf(asking, clash)))
  return { key: 'addresses', count: clashes.length, items, lists: [] }
}

async function itemsOf({ payload, i18n }: Asking, clash: Clash): Promise<TaskItem[]> {
  const { language, path, owner, target } = clash
  const [loser, other] = toldApart(
    await partyOf(payload, target, language),
    owner?.target ? await partyOf(payload, owner.target, language) : null,
  )
  const values = { path, language: language.toUpperCase() }
  const lost = other
    ? adminMessage('dashboard.addresses.lost', i18n.language, { ...values, other: other.title })
    : adminMessage('dashboard.addresses.reserved', i18n.language, values)
  const item = ({ target: key, ...party }: Party, words: string): TaskItem => {
    return { ...party, key: `${key} ${language}:${path}`, note: words }
  }
  if (!loser) return []
  if (!other) return [item(loser, lost)]
  const held = { ...values, other: loser.title }
  return [
    item(loser, lost),
    item(other, adminMessage('dashboard.addresses.held', i18n.language, held)),
  ]
}

/** Two of one title are told apart by their numbers. */
function toldApart(one: Party | null, other: Party | null): [Party | null, Party | null] {
  if (one?.title !== other?.title) return [one, other]
  const numbered = (party: Party | null) =>
    party && { ...party, title: `${party.title} (${party.target.split(':')[1]})` }
  return [numbered(one), numbered(other)]
}

/** A document by its target in the route table; null for one that is gone meanwhile. */
async function partyOf(
  payload: BasePayload,
  text: string,
  locale: Clash['language'],
): Promise<Party | null> {
  const target = readTarget(text)
  if (!target) return null
  const collection = COLLECTIONS[target.kind]
  const config = configOf(payload, collection)
  const title = config?.admin.useAsTitle ?? 'id'
  const where = whereOf(target)
  const { docs } = await payload.find({ collection, where, locale, depth: 0, limit: 1 })
  const [doc] = docs
  if (!doc) return null
  const tab = tabsOf(config?.fields ?? []).path
  const form = documentAddress(payload.config.routes.admin, collection, doc.id, locale)
  return {
    target: text,
    title: String(new Map<string, unknown>(Object.entries(doc)).get(title) ?? '') || `#${doc.id}`,
    // Only what has an address of its own to type.
    href: tab === undefined ? form : form + fieldLink({ name: 'path', tab }),
    at: doc.updatedAt,
  }
}

const whereOf = ({ kind, id }: Target): Where =>
  kind === 'property' || kind === 'project'
    ? { listingId: { equals: id } }
    : { id: { equals: id } }
