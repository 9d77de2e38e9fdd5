import type { UIFieldServerProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ListingHistory } from '@/admin/statistics/ListingHistory'
import { ListingStatistics } from '@/admin/statistics/ListingStatistics'
import { ACTORS, type ActorName } from './actors'
import { accessBed, owningsOf, type AccessBed } from './bed'

const FEEDBACK = 'Vond de tuin mooi.'

let bed: AccessBed
let listing: number

beforeAll(async () => {
  bed = await accessBed()
  listing = (await owningsOf(bed, 'agentA')).listing
  const [start, end] = [-30, -29].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
  const visit = { start, end, state: 'booked', sequence: 0, uid: 'of-agency-a', mails: 'written', feedback: FEEDBACK }
  const data = { ...visit, property: listing, agency: bed.actors.agencies.a }
  await bed.cms.payload.create({ collection: 'appointments', data, depth: 0 } as never)
})
afterAll(() => bed.cms.stop())

/** What the tab of a published property says to somebody. */
async function said(Tab: typeof ListingHistory, name: ActorName, id: number | string = listing): Promise<string> {
  const props = { id, i18n: { language: 'nl' }, payload: bed.cms.payload, user: bed.actors[name] }
  return renderToStaticMarkup(await Tab(props as unknown as UIFieldServerProps))
}

describe.each([
  ['history', ListingHistory, FEEDBACK],
  ['statistics', ListingStatistics, 'Nog geen weergaven'],
] as const)('the %s of a property', (_, Tab, secret) => {
  it.each(ACTORS)('are read by its agency and by administrators: %s', async (name) => {
    const text = await said(Tab, name)
    if (name === 'agentA' || name === 'administrator') expect(text).toContain(secret)
    else expect(text).toBe('<p class="field-type">Alleen het kantoor van dit pand ziet dit.</p>')
  })

  it('are of nothing that is not stored', async () => {
    expect(await said(Tab, 'administrator', 999_999)).toBe('')
  })
})
