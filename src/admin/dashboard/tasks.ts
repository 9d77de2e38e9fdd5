import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { BasePayload } from 'payload'
import { readerLanguage } from '@/i18n/languages'
import { canAdminister, canEditContent, type Actor } from '@/cms/access/roles'
import { languagesInUse } from '../languages-in-use'
import { configOf } from '../place'
import { addressTask } from './address-task'
import { agencyTask } from './agency-task'
import { documentAddress, listAddress, type Filter } from './address'
import { findWork, type FoundWork, type WorkSearch } from './found'
import { importTask } from './import-task'
import { leadTasks } from './lead-tasks'
import { mailTask } from './mail-task'
import { missingLabels } from './missing-labels'
import { CONTENT, WORK_LISTINGS, reachOf, WORK, type WorkCollection } from './reach'
import { drafts, missingLanguage, missingMention, withoutPicture } from './searches'
import { testimonialTask } from './testimonial-task'
import { scheduleTask } from './schedule-task'
import type { Task } from './views'

export interface Asking {
  payload: BasePayload
  i18n: I18nClient
  user: Actor | null
}

const PUBLISHED: Filter = ['_status', 'equals', 'published']
const DRAFT: Filter = ['_status', 'equals', 'draft']
const NO_PICTURE: Filter[] = [
  PUBLISHED,
  ['pictures', 'exists', 'false'],
  ['cardPicture', 'exists', 'false'],
]
const NO_MENTION: Filter[] = [PUBLISHED, ['missingMentions', 'exists', 'true']]

interface TaskKind {
  key: Task['key']
  collections: readonly WorkCollection[]
  search: (collection: WorkCollection) => WorkSearch
  filters: Filter[]
}

/** What waits for somebody, most urgent first; kinds that are nobody's work but others' are absent. */
export async function readTasks(asking: Asking, now: number): Promise<Task[]> {
  const { payload, user } = asking
  const inUse = await languagesInUse(payload)
  const kinds: TaskKind[] = [
    {
      key: 'mentions',
      collections: ['properties'],
      search: () => missingMention(payload),
      filters: NO_MENTION,
    },
    {
      key: 'drafts',
      collections: WORK,
      search: (collection) => drafts(payload, collection),
      filters: [DRAFT],
    },
    {
      key: 'pictures',
      collections: WORK_LISTINGS,
      search: (collection) => withoutPicture(payload, collection),
      filters: NO_PICTURE,
    },
    {
      key: 'languages',
      collections: CONTENT,
      search: (collection) => missingLanguage(payload, collection, inUse),
      filters: [],
    },
  ]
  const tasks = await Promise.all(kinds.map((kind) => taskOf(asking, kind)))
  const imports = canAdminister(user) ? await importTask(asking, now) : null
  const addresses = canEditContent(user) ? await addressTask(asking) : null
  const mails = [await mailTask(asking, 'undelivered'), await mailTask(asking, 'delayed')]
  const asked = [...(await leadTasks(asking, now)), ...mails, await testimonialTask(asking)]
  return [...asked, addresses, await agencyTask(asking), ...tasks, await scheduleTask(asking), imports].filter((task) => task !== null)
}

async function taskOf(asking: Asking, { key, collections, search, filters }: TaskKind) {
  const { payload, i18n, user } = asking
  const language = readerLanguage(i18n.language)
  const found: FoundWork[] = []
  for (const collection of collections) {
    const reach = reachOf(user, collection)
    if (!reach || !configOf(payload, collection)) continue
    found.push(await findWork(payload, collection, search(collection), { reach, language }))
  }
  return found.length > 0 ? gathered(asking, key, found, filters) : null
}

function gathered(asking: Asking, key: Task['key'], found: FoundWork[], filters: Filter[]): Task {
  const { payload, i18n } = asking
  const { admin } = payload.config.routes
  const items = found.flatMap(({ collection, newest }) =>
    newest.map(({ id, title, at, note }) => {
      const lacking = key === 'languages' ? note?.split(',')[0] : undefined
      return {
        key: `${collection}:${id}`,
        title: title || `#${id}`,
        note: missingLabels(key, note, i18n.language),
        href: documentAddress(admin, collection, id, lacking),
        at,
      }
    }),
  )
  return {
    key,
    count: found.reduce((sum, { count }) => sum + count, 0),
    items: items.sort((a, b) => b.at.localeCompare(a.at)).slice(0, 5),
    lists: found
      .filter(({ count }) => count > 0)
      .map(({ collection, count }) => ({
        label: getTranslation(configOf(payload, collection)?.labels.plural ?? collection, i18n),
        href: listAddress(admin, collection, filters),
        count,
      })),
  }
}
