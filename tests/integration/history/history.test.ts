import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { readHistory } from '@/cms/history/read-history'
import { addLead, staffMember } from '../../support/lead-bed'
import { startCms, type Cms } from '../../support/cms'
import { visitBed } from '../../support/visit-bed'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let cms: Cms
let bed: Awaited<ReturnType<typeof visitBed>>

beforeAll(async () => {
  cms = await startCms()
  bed = await visitBed(cms)
})
afterAll(() => cms.stop())

let number = 0
const visit = (away: number, more: object = {}) => {
  number += 1
  const [start, end] = [away, away + HOUR].map((ms) => new Date(Date.now() + ms).toISOString())
  const data = { start, end, state: 'booked', mails: 'written', sequence: 0, uid: `visit-${number}`, property: bed.house.id, agency: bed.agency, ...more }
  return cms.payload.create({ collection: 'appointments', data, depth: 0 } as never) as unknown as Promise<{ id: number; start: string }>
}
const feedbackOf = async (id: number) => {
  const table = tableOf(cms.payload, 'appointments')
  return (await committedSql(cms.payload).select({ feedback: table.feedback }).from(table).where(eq(table.id, id)))[0]?.feedback
}

describe('what an agent tells the owner of a visit', () => {
  it('is stored once it has been, and taken back when it is empty', async () => {
    const lead = await addLead(cms, { name: 'An Peeters', agency: bed.agency })
    const agent = await staffMember(cms, 'agent', bed.agency)
    const { id } = await visit(-DAY, { lead: lead.id })
    const tell = async (feedback: unknown, row: number | string = id) => {
      const answer = await agent.ask('POST', `/appointments/${row}/feedback`, { feedback })
      const body = (await answer.json()) as { errors?: { message: string }[] }
      return [answer.status, body.errors?.[0]?.message ?? '']
    }
    expect(await tell('  Een koppel, vond het licht. ')).toEqual([200, ''])
    expect(await feedbackOf(id)).toBe('Een koppel, vond het licht.')
    expect(await tell('Bel 0471 12 34 56')).toEqual([422, expect.stringContaining('telephone number')])
    expect(await tell('Schrijf an@example.be')).toEqual([422, expect.stringContaining('e-mail address')])
    expect(await tell('Mevrouw PEETERS vond het licht')).toEqual([422, expect.stringContaining('name')])
    expect(await tell('x'.repeat(2001))).toEqual([422, expect.stringContaining('2000')])
    expect(await feedbackOf(id)).toBe('Een koppel, vond het licht.')
    expect(await tell({ bad: true })).toEqual([200, ''])
    expect(await feedbackOf(id)).toBeNull()
    for (const row of [999_999, 'x']) expect((await tell('Licht', row))[0]).toBe(404)
    for (const early of [await visit(DAY), await visit(-DAY, { state: 'cancelled' })]) {
      expect(await tell('Licht', early.id)).toEqual([409, expect.stringContaining('after the visit')])
    }
  })
})

describe('what two agents tell the owner of one visit', () => {
  it('is refused to the second of them, who is told what stands there', async () => {
    const agents = [await staffMember(cms, 'agent', bed.agency), await staffMember(cms, 'agent', bed.agency)] as const
    const { id } = await visit(-DAY)
    const tell = async (agent: (typeof agents)[number], feedback: string, began?: string) => {
      const answer = await agent.ask('POST', `/appointments/${id}/feedback`, { feedback, began })
      const body = (await answer.json()) as { errors?: { message: string; data?: { stored?: string } }[] }
      return [answer.status, body.errors?.[0]?.data?.stored]
    }
    expect(await tell(agents[0], 'Van de eerste.', '')).toEqual([200, undefined])
    expect(await tell(agents[1], 'Van de tweede.', '')).toEqual([409, 'Van de eerste.'])
    expect(await feedbackOf(id)).toBe('Van de eerste.')
    // Whoever has read it may replace it, or take it back.
    expect(await tell(agents[1], 'Van de tweede.', ' Van de eerste. ')).toEqual([200, undefined])
    expect(await tell(agents[1], 'Van de tweede.', 'Van de eerste.')).toEqual([200, undefined])
    expect(await tell(agents[0], '', 'Van de eerste.')).toEqual([409, 'Van de tweede.'])
    expect(await tell(agents[0], '', 'Van de tweede.')).toEqual([200, undefined])
    expect(await tell(agents[1], 'Opnieuw.', 'Van de tweede.')).toEqual([409, ''])
    expect(await feedbackOf(id)).toBeNull()
  })

  it('stands once where both sent it at the same moment', async () => {
    const agent = await staffMember(cms, 'agent', bed.agency)
    const { id } = await visit(-DAY)
    const texts = ['Een.', 'Twee.', 'Drie.']
    const answers = await Promise.all(texts.map((feedback) => agent.ask('POST', `/appointments/${id}/feedback`, { feedback, began: '' })))
    const done = texts.filter((_, index) => answers[index]!.status === 200)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(done).toEqual([await feedbackOf(id)])
  })
})

describe('the history of a property', () => {
  it('has visits and requests without a name, documents, and nothing of another property', async () => {
    const house = await bed.property({ price: 250_000, electricityCertificate: 'conforme', electricityEndDate: '2020-01-01' })
    const other = await bed.property()
    const past = await visit(-2 * DAY, { property: house.id, feedback: 'Vond de tuin mooi.' })
    const coming = await visit(2 * DAY, { property: house.id, feedback: 'Not yet' })
    await visit(3 * DAY, { property: house.id, state: 'cancelled' })
    await visit(3 * DAY, { property: other.id })
    const asked = (form: string, more: object = {}) => addLead(cms, { form, name: 'Secret Person', email: 'secret@example.be', property: house.id, ...more } as never)
    await asked('contact-me')
    await asked('purchase-offer')
    await asked('purchase-offer', { status: 'spam' })
    await asked('send-to-friend')
    const read = await readHistory(cms.payload, { properties: [house.id, 999_999] })
    expect([...read.keys()]).toEqual([house.id])
    const view = read.get(house.id)!
    expect(view.planned).toEqual([coming.start])
    expect(view.timeline.flatMap(({ days }) => days.flatMap(({ items }) => items.map(({ kind }) => kind))).sort()).toEqual(['published', 'visit'])
    expect(view.timeline.flatMap(({ days }) => days.flatMap(({ items }) => items)).find(({ kind }) => kind === 'visit')).toEqual({ kind: 'visit', at: past.start, feedback: 'Vond de tuin mooi.' })
    expect(view.requests).toEqual([
      { form: 'contact-me', week: 1, before: 0, total: 1 },
      { form: 'purchase-offer', week: 1, before: 0, total: 1 },
    ])
    expect(view.documents.map(({ document, state }) => [document, state])).toEqual([['energy', 'undated'], ['asbestos', 'notRequired'], ['soil', 'missing'], ['electricity', 'expired']])
    const text = JSON.stringify(view)
    for (const secret of ['Secret', 'secret@', 'Not yet']) expect(text).not.toContain(secret)
  })

  it('is one of a price per month where its rent is due then', async () => {
    const [sold, monthly, yearly] = [await bed.property(), await bed.property({ goal: '1' }), await bed.property({ goal: '1', priceUnitText: 'per m² per jaar' })]
    const perArea = await bed.property({ goal: '1', priceUnitText: 'per m² per maand' })
    const read = await readHistory(cms.payload, { properties: [sold.id, monthly.id, yearly.id, perArea.id] })
    expect([sold, monthly, yearly, perArea].map(({ id }) => read.get(id)?.perMonth)).toEqual([false, true, false, false])
  })

  it('is there of none, and of nothing in the bin', async () => {
    const binned = await bed.property()
    await cms.payload.update({ collection: 'properties', id: binned.id, data: { deletedAt: new Date().toISOString() } } as never)
    expect((await readHistory(cms.payload, { properties: [] })).size).toBe(0)
    expect((await readHistory(cms.payload, { properties: [binned.id] })).size).toBe(0)
  })
})
