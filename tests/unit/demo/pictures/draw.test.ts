// @module-tag slow
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  drawBanner,
  drawPicture,
  drawPortrait,
  scenesOf,
  type Subject,
} from '../../../../demo/pictures/draw'
import { facade } from '../../../../demo/pictures/facade'
import { moodNamed } from '../../../../demo/pictures/palette'

const KINDS = ['house', 'apartment', 'studio', 'land', 'investment', 'commercial', 'garage',
  'project'] as const
const REGIONS = ['flanders', 'wallonia', 'brussels'] as const

const subjectOf = (id: number, more: Partial<Subject> = {}): Subject => ({
  id,
  kind: KINDS[id % 8] ?? 'house',
  year: id % 7 === 0 ? null : 1880 + ((id * 13) % 146),
  floors: 1 + (id % 5),
  facades: ([2, 3, 4, null] as const)[id % 4] ?? null,
  bedrooms: id % 6,
  bathrooms: 1, showerRooms: id % 2, openKitchen: id % 2 === 0, extra: [], garages: 0, front: null,
  terraceArea: id % 3 === 0 ? 12 : 0, homes: [], project: null,
  area: id % 5 === 0 ? null : 40 + ((id * 17) % 260),
  plot: id % 3 === 0 ? null : 100 + id * 7,
  region: REGIONS[id % 3] ?? 'flanders',
  garden: id % 2 === 0,
  terrace: id % 3 === 0,
  ...more,
})

const picturesOf = (subject: Subject) =>
  scenesOf(subject).flatMap((_, at) => drawPicture(subject, at + 1) ?? [])

const house = (more: Partial<Subject>): Subject =>
  subjectOf(9, { kind: 'house', year: 1930, floors: 2, facades: 2, region: 'flanders', ...more })

const front = (subject: Subject): string => facade(subject, 'front', moodNamed('dusk'))

const small = async (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(24, 16).removeAlpha().raw().toBuffer()

const difference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length

/** Every tag is closed in order and no number or paint is missing. */
function flaws(svg: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  for (const [, close, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) wrong.push(`</${name}>`)
    } else if (!self) open.push(name)
  }
  const paints = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!paints.has(id)) wrong.push(`#${id}`)
  if (/NaN|undefined|Infinity/.test(svg)) wrong.push('number')
  return [...wrong, ...open]
}

describe('pictures of a listing', () => {
  it('are the same every time', () => {
    const subject = subjectOf(41)
    expect(picturesOf(subject)).toEqual(picturesOf(subject))
    expect(drawPortrait(3)).toBe(drawPortrait(3))
    expect(drawBanner(3)).toBe(drawBanner(3))
  })

  it.each(KINDS.map((kind, at) => [kind, at] as const))('are whole for a %s', (kind, at) => {
    const subject = subjectOf(200 + at, { kind })
    const drawings = picturesOf(subject)
    expect(drawings.map(({ scene }) => scene)).toEqual(scenesOf(subject))
    expect(drawPicture(subject, drawings.length + 1)).toBeUndefined()
    expect(drawings.length).toBeGreaterThanOrEqual(5)
    expect(drawings[0]?.scene).toBe(kind === 'land' ? 'plot' : 'facade')
    expect(drawings.at(-1)?.scene).toBe(kind === 'land' ? 'land-plan' : 'floor-plan')
    expect(new Set(drawings.map(({ name }) => name)).size).toBe(drawings.length)
    for (const { svg, name } of drawings) {
      expect(flaws(svg), name).toEqual([])
      expect(svg, name).not.toContain('<text')
    }
  })

  it('show the building’s own data', () => {
    const plain = front(house({}))
    expect(front(house({ floors: 3 }))).not.toBe(plain)
    expect(front(house({ facades: 3 }))).not.toBe(plain)
    expect(front(house({ facades: 4 }))).not.toBe(plain)
    expect(front(house({ year: 2015 }))).not.toBe(plain)
    expect(front(house({ region: 'wallonia' }))).not.toBe(plain)
  })

  it('stand visibly differently with other storeys or façades', async () => {
    const plain = await small(front(house({})))
    expect(difference(plain, await small(front(house({ floors: 4 }))))).toBeGreaterThan(12)
    expect(difference(plain, await small(front(house({ facades: 4 }))))).toBeGreaterThan(12)
  })

  it('have 3:2 pixels', async () => {
    const { width, height } = await sharp(Buffer.from(front(subjectOf(1)))).metadata()
    expect({ width, height }).toEqual({ width: 1360, height: 907 })
  })
})

describe('façades of a project', () => {
  const STYLES = ['gateway', 'close', 'corner', 'steps', 'quay'] as const
  const unit = (id: number, style: (typeof STYLES)[number], project = 900_001): Subject =>
    subjectOf(id, { kind: 'apartment', year: 2027, floors: 5, facades: 2, region: 'flanders', project: { id: project, style } })

  it('are whole, and each built as its text says', () => {
    const drawn = STYLES.map((style) => front(unit(100_001, style)))
    for (const svg of drawn) expect(flaws(svg)).toEqual([])
    expect(new Set(drawn).size).toBe(STYLES.length)
  })

  it('show one building, at another hour for each of its homes', () => {
    const [first, next, sixth] = [100_001, 100_002, 100_006].map((id) => front(unit(id, 'steps')))
    expect(next).not.toBe(first)
    expect(sixth).toBe(first)
    expect(front(unit(100_001, 'steps', 900_002))).not.toBe(first)
  })
})

describe('portraits and banner', () => {
  it('are whole', () => {
    for (let seed = 1; seed <= 12; seed += 1) expect(flaws(drawPortrait(seed))).toEqual([])
    expect(flaws(drawBanner(1))).toEqual([])
  })

  it('differ from seed to seed', () => {
    const faces = Array.from({ length: 12 }, (_, seed) => drawPortrait(seed))
    expect(new Set(faces).size).toBe(12)
  })
})

describe('façades', () => {
  it('are never alike over 150 listings', { timeout: 120_000 }, async () => {
    const subjects = Array.from({ length: 150 }, (_, at) => subjectOf(at + 1))
    const drawn = subjects.map((subject) => drawPicture(subject, 1)?.svg ?? '')
    expect(new Set(drawn).size).toBe(150)
    const pixels: Buffer[] = []
    for (const svg of drawn) pixels.push(await small(svg))
    let closest = Infinity
    pixels.forEach((one, at) => {
      for (const other of pixels.slice(at + 1)) closest = Math.min(closest, difference(one, other))
    })
    expect(closest).toBeGreaterThan(4)
  })
})
