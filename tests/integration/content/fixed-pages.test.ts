import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIXED_PAGES, type PageKind } from '@/domain/pages/kinds'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { refusal } from '../../support/refusal'
import { staffOf } from '../../support/staff'

const FIXED = Object.keys(FIXED_PAGES) as PageKind[]

let cms: Cms
let bed: ReturnType<typeof contentBed>
let staff: ReturnType<typeof staffOf>
const ids = new Map<PageKind, number>()

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  staff = staffOf(cms)
  for (const kind of FIXED) ids.set(kind, await bed.page({ fr: `Page ${kind}` }, { kind }))
})
afterAll(() => cms.stop())

describe.each(FIXED)('the page %s', (kind) => {
  const id = () => ids.get(kind)!

  it('has the original path that belongs to it', async () => {
    expect((await bed.route(`page:${id()}`))?.originalPath).toBe(FIXED_PAGES[kind])
  })

  it('cannot be deleted', async () => {
    const labels = await refusal(cms, (req) => staff.remove('pages', id(), { req }))
    expect(labels).toMatch(/^Cette page ne peut pas être supprimée/)
  })

  it('cannot be copied or made a second time', async () => {
    const labels = /existent chacun une fois/
    expect(await refusal(cms, (req) => staff.copy('pages', id(), { req }))).toMatch(labels)
    const second = { title: 'Deuxième', kind }
    expect(await refusal(cms, (req) => staff.create('pages', second, { req }))).toMatch(labels)
  })

  it('stays what it is, also in a draft', async () => {
    for (const other of [{ kind: 'module' }, { kind: 'feedback' }, { kind: FIXED.find((one) => one !== kind) }]) {
      for (const draft of [false, true]) {
        const change = (req: object) => staff.change('pages', id(), other, { req, draft })
        expect(await refusal(cms, change)).toMatch(/existent chacun une fois/)
      }
    }
  })

  it('can be renamed and given an address, all but the home page', async () => {
    await staff.change('pages', id(), { title: `Autre ${kind}`, path: `/chemin-${kind}/` })
    const path = (await bed.route(`page:${id()}`))?.paths.fr
    expect(path).toBe(kind === 'home' ? '/' : `/chemin-${kind}/`)
  })
})

it('no other page can become one of them', async () => {
  const id = await bed.page({ fr: 'Ordinaire' })
  for (const kind of FIXED) {
    const change = (req: object) => staff.change('pages', id, { kind }, { req })
    expect(await refusal(cms, change)).toMatch(/existent chacun une fois/)
  }
  await staff.change('pages', id, { kind: 'feedback' })
  expect(await bed.route(`page:${id}`)).toMatchObject({ type: 'feedback' })
  await staff.remove('pages', id)
})
