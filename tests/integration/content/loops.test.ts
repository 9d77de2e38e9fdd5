import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { refusal } from '../../support/refusal'
import { staffOf } from '../../support/staff'

let cms: Cms
let staff: ReturnType<typeof staffOf>
let a: number
let b: number
let c: number

beforeAll(async () => {
  cms = await startCms()
  staff = staffOf(cms)
  const { page } = contentBed(cms)
  a = await page({ fr: 'A' })
  b = await page({ fr: 'B' }, { parent: a })
  c = await page({ fr: 'C' }, { parent: b })
})
afterAll(() => cms.stop())

const to = (value: number) => ({ redirect: 'internal', redirectTo: { relationTo: 'pages', value } })
const refused = (id: number, data: object, more: object = {}) =>
  refusal(cms, (req) => staff.change('pages', id, { ...data }, { req, ...more }))

it('a page cannot stand below itself, at any distance, not even in a draft', async () => {
  const labels = 'Une page ne peut pas se trouver sous elle-même. Choisissez une autre page parente.'
  for (const parent of [a, b, c]) {
    expect(await refused(a, { parent })).toBe(labels)
    expect(await refused(a, { parent }, { draft: true })).toBe(labels)
  }
  expect(await refused(b, { parent: c })).toBe(labels)
  await staff.change('pages', c, { parent: a })
  await staff.change('pages', b, { parent: c })
})

it('a page cannot send its visitors in a circle, at any distance', async () => {
  const labels = 'Les visiteurs tourneraient en rond. Choisissez une autre page.'
  expect(await refused(a, to(a))).toBe(labels)
  await staff.change('pages', a, to(b))
  expect(await refused(b, to(a))).toBe(labels)
  await staff.change('pages', b, to(c))
  expect(await refused(c, to(a))).toBe(labels)
  expect(await refused(c, to(b))).toBe(labels)
  // What no longer sends anybody on closes no circle.
  await staff.change('pages', b, { redirect: 'none' })
  await staff.change('pages', c, to(a))
  expect(await refused(b, to(c))).toBe(labels)
})

it('a category cannot stand below itself', async () => {
  const top = await staff.create('categories', { name: 'Haut' })
  const low = await staff.create('categories', { name: 'Bas', parent: top })
  for (const parent of [top, low]) {
    const change = (req: object) => staff.change('categories', top, { parent }, { req })
    expect(await refusal(cms, change)).toContain('ne peut pas se trouver sous elle-même')
  }
})
