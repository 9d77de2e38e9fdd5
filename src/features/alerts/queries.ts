import 'server-only'
import { cms } from '@/content/client'
import type { Site } from '@/content/site'
import type { SubscriptionRow } from '@/cms/alerts/forget-told'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { keyAsked, type FormAsked, type PostedForm } from '@/domain/forms/asked'
import { demandChange } from '@/domain/forms/demand-register'
import type { FormView } from '@/domain/forms/views'
import { formWords } from '@/i18n/translator'
import { isDoc } from '@/lib/documents'
import { today } from '@/lib/today'
import { demandForm } from '../search/demand-form'
import { isErased, readSubscriptionLink } from './keys'
import type { SubscriptionView } from './views'
import { wishHref, wishLines } from './wish-words'

/** What the link in an address is for, or the one that was sent along with a press that came back. */
export async function subscriptionView(site: Site, asked: FormAsked): Promise<SubscriptionView> {
  const { posted } = asked
  const link = keyAsked(asked)
  const own = readSubscriptionLink(link)
  const found = own === null ? undefined : await stored(own)
  if (!found) {
    return {
      kind: isErased(own) ? 'erased' : 'unknown',
      demandHref: demandForm(site), homeHref: site.hrefOfOriginal('/'),
    }
  }
  const { criteria, email, kind, state } = found
  const words = await formWords(site.language)
  const isChanged = kind === 'demand' && (state === 'confirmed' || state === 'paused')
  return {
    kind, state, email, link, isLimited: posted?.state.kind === 'limited',
    wish: kind === 'demand' ? { lines: wishLines(criteria, words, site), listHref: wishHref(criteria, site) } : null,
    change: isChanged ? changeForm(site, found, posted) : null,
  }
}

async function stored(key: string): Promise<SubscriptionRow | undefined> {
  const payload = await cms()
  const table = tableOf(payload, 'subscriptions')
  const [found] = await committedSql(payload).select().from(table).where(eq(table.key, key))
  return found
}

/** The form by which a demand is changed: as it was sent, or with what is stored. */
function changeForm({ language }: Site, { criteria, rhythm }: SubscriptionRow, sent: PostedForm | null): FormView {
  const situation = { region: null, goal: null, today: today(), language }
  const posted = sent?.state.kind === 'invalid' ? sent : null
  return {
    form: 'demand-register', isOff: false, action: '/forms/my-alert', situation, subject: null, lists: null,
    intro: null, consent: null, captcha: null, slots: [], privacyHref: null, steps: demandChange.steps(situation),
    posted,
    values: posted?.envelope.values ?? typed({ ...(isDoc(criteria) ? criteria : {}), rhythm }),
  }
}

/** Stored answers as a browser sends them: lists of postcodes on one line, numbers as texts. */
const typed = (answers: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      if (name === 'zips' && Array.isArray(value)) return [name, value.join(', ')]
      return [name, typeof value === 'number' ? String(value) : value]
    }),
  )
