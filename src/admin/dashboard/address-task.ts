import type { BasePayload, Where } from 'payload'
import { phrase } from '@/i18n/phrase'
import { fallbackChain, readerLanguage } from '@/i18n/languages'
import { adminMessage } from '@/cms/fields/labels'
import { contentRoutes } from '@/cms/route-table/content-routes'
import { placeKey, type Clash } from '@/cms/route-table/clashes'
import { readTarget, type Target } from '@/routes/entry'
import { COLLECTION_OF } from '@/routes/link-target'
import { fieldLink } from '../field-link'
import { configOf } from '../place'
import { tabsOf } from '../tabs-of'
import { documentAddress } from './address'
import type { Asking } from './tasks'
import type { Task, TaskItem } from './views'

/** As many addresses as are named. */
const NAMED = 5

interface Party {
  target: string
  title: string
  href: string
  /** When it was last changed, ISO. */
  at: string
}

/** The addresses that more than one document asks for, with all of them, each leading to its form. */
export async function addressTask(asking: Asking): Promise<Task> {
  const { clashes } = await contentRoutes({ payload: asking.payload })
  const addresses = byAddress(clashes)
  const items: TaskItem[] = []
  for (const same of addresses.slice(0, NAMED)) items.push(...(await itemsOf(asking, same)))
  return { key: 'addresses', count: addresses.length, items, lists: [] }
}

function byAddress(clashes: Clash[]): Clash[][] {
  const found = new Map<string, Clash[]>()
  for (const clash of clashes) {
    const key = placeKey(clash.language, clash.path)
    found.set(key, [...(found.get(key) ?? []), clash])
  }
  return [...found.values()]
}

/** Those that ask for one address in vain, then the one that has it. */
async function itemsOf({ payload, i18n }: Asking, clashes: Clash[]): Promise<TaskItem[]> {
  // The last one names who has it: the owner of an earlier one may have lost it in turn.
  const last = clashes.at(-1)
  if (!last) return []
  const { language, path, owner } = last
  const parties: Party[] = []
  for (const target of [...clashes.map((clash) => clash.target), owner?.target]) {
    const party = target && (await partyOf(payload, target, language))
    if (party) parties.push(party)
  }
  const named = toldApart(parties)
  const holder = named.find(({ target }) => target === owner?.target)
  const losers = named.filter((party) => party !== holder)
  const { language: reader } = i18n
  const values = { path, language: language.toUpperCase() }
  const item = ({ target, ...party }: Party, note: string): TaskItem => {
    return { ...party, key: `${target} ${placeKey(language, path)}`, note }
  }
  if (!holder) {
    const reserved = adminMessage('dashboard.addresses.reserved', reader, values)
    return losers.map((loser) => item(loser, reserved))
  }
  const quoted = ({ title }: Party): string =>
    adminMessage('dashboard.addresses.title', reader, { title })
  const other = quoted(holder)
  const others = phrase(losers.map(quoted), readerLanguage(reader))
  const lost = adminMessage('dashboard.addresses.lost', reader, { ...values, other })
  const held = adminMessage('dashboard.addresses.held', reader, { ...values, others })
  return [...losers.map((loser) => item(loser, lost)), item(holder, held)]
}

/** Those that share a title are told apart by their numbers. */
const toldApart = (parties: Party[]): Party[] =>
  parties.map((party) => {
    const alone = parties.filter(({ title }) => title === party.title).length === 1
    const title = alone ? party.title : `${party.title} (${readTarget(party.target)?.id})`
    return { ...party, title }
  })

/** A document by its target in the route table; null for one that is gone meanwhile. */
async function partyOf(
  payload: BasePayload,
  text: string,
  locale: Clash['language'],
): Promise<Party | null> {
  const target = readTarget(text)
  if (!target) return null
  const collection = COLLECTION_OF[target.kind]
  const config = configOf(payload, collection)
  const title = config?.admin.useAsTitle ?? 'id'
  const where = whereOf(target)
  const fallbackLocale = fallbackChain(locale).slice(1)
  const { docs } = await payload.find({ collection, where, locale, fallbackLocale, depth: 0, limit: 1 })
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
