import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { addLead, staffMember } from '../../support/lead-bed'

type Staff = Awaited<ReturnType<typeof staffMember>>

let cms: Cms
let administrator: Staff
let agency: number

beforeAll(async () => {
  cms = await startCms()
  administrator = await staffMember(cms, 'administrator')
  agency = (await cms.payload.create({ collection: 'agencies', data: { name: 'Agence; Namur' } })).id
})
afterAll(() => cms.stop())

const exported = async (query = '', staff = administrator): Promise<string> => {
  const response = await staff.ask('GET', `/leads/export?${query}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="Requests-\d{4}-\d{2}-\d{2}\.csv"$/)
  expect(response.headers.get('cache-control')).toContain('no-store')
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
}

describe('the list as a file', () => {
  it('says in words what each visitor asked, in Belgian time', async () => {
    await addLead(cms, {
      agency, name: 'Élise Maes', email: 'elise@example.be', createdAt: '2026-07-04T22:30:00.000Z',
      notes: 'says "yes"',
    })
    const text = await exported('where[email][equals]=elise@example.be')
    expect(text.startsWith('\uFEFFAsked on;Form;Status;Name;')).toBe(true)
    expect(text).toContain('2026-07-05 00:30;Information on a property;New;Élise Maes;elise@example.be;')
    expect(text).toContain('"Agence; Namur"')
    expect(text).toContain('Which time suits you best? 10:00–13:00')
    expect(text).toContain('"says ""yes"""')
    expect(text.endsWith('\r\n')).toBe(true)
  })

  it('holds no formula, whoever wrote it', async () => {
    const email = 'formula@example.be'
    await addLead(cms, { name: '=HYPERLINK("http://evil")', email, phone: '+32 470', notes: '@SUM(A1)' })
    const text = await exported(`where[email][equals]=${email}`)
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(text).toContain(";'+32 470;")
    expect(text).toContain(";'@SUM(A1);")
  })

  it('is what the list shows: by filter and by search', async () => {
    await addLead(cms, { name: 'Anna Searched', status: 'closed' })
    await addLead(cms, { name: 'Anna Waiting' })
    expect(await exported('search=anna')).toMatch(/Anna Waiting[^]*Anna Searched/)
    const closed = await exported('search=anna&where[status][equals]=closed')
    expect(closed).toContain('Anna Searched')
    expect(closed).not.toContain('Anna Waiting')
    expect((await exported('where[status][equals]=spam')).split('\r\n')).toHaveLength(2)
  })

  it('is read in parts, and each lead stands in it once', async () => {
    for (let index = 0; index < 450; index += 1) await addLead(cms, { name: `Many ${index}` })
    const names = (await exported('where[name][like]=Many')).match(/Many \d+/g) ?? []
    expect(names).toHaveLength(450)
    expect(new Set(names).size).toBe(450)
  })

  it.each(['where[nothing][equals]=1', 'where[answers][near]=1'])('refuses a filter that is none: %s', async (query) => {
    expect((await administrator.ask('GET', `/leads/export?${query}`)).status).toBe(400)
  })
})
