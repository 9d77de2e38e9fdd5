import { describe, expect, it } from 'vitest'
import { checkFeed } from '@/import/check/check-feed'
import type { FeedProject } from '@/import/parse/types'

const SOURCE = 1
const FAR = 1000
const BY_HAND = { from: 5000, to: 5999 }

const ids = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index)

const project = (id: number): FeedProject => ({
  id,
  rows: [id],
  languages: ['fr'],
  cityKey: null,
  city: {},
  agencyId: null,
  values: {},
  texts: {},
  cardPicture: null,
  pictures: [],
  documents: [],
  typeId: null,
  externalUrl: null,
  units: [],
  constructions: [],
})

const stored = (listingIds: number[]) =>
  new Map(
    listingIds.map((listingId) => [
      listingId,
      {
        ...{ id: listingId + FAR, listingId, source: SOURCE, sourceName: 'feed' },
        ...{ importHash: null, withdrawnAt: null },
      },
    ]),
  )

const plan = (live: number[], incoming: number[], allow: boolean) =>
  checkFeed(
    { properties: [], projects: incoming.map(project), types: [], cities: [] },
    {
      ...{ source: SOURCE, properties: new Map(), projects: stored(live), types: new Set() },
      byHand: BY_HAND,
    },
    allow,
  )

describe('checkFeed', () => {
  it.each([
    { live: 10, stay: 10, refused: false },
    { live: 10, stay: 8, refused: false },
    { live: 10, stay: 7, refused: true },
    { live: 4, stay: 3, refused: true },
    { live: 5, stay: 4, refused: false },
    { live: 3, stay: 0, refused: true },
    { live: 0, stay: 0, refused: false },
  ])('$stay of $live stay: refused $refused', ({ live, stay, refused }) => {
    const incoming = [...ids(stay), ...ids(3, FAR)]
    const { problems, withdraw } = plan(ids(live), incoming, false)
    expect(withdraw).toEqual({ properties: [], projects: ids(live - stay, stay + 1) })
    const found = `${live - stay} of ${live} gone`
    expect(problems.map((problem) => problem.found)).toEqual(refused ? [found] : [])
    expect(plan(ids(live), incoming, true).problems).toEqual([])
  })

  it('sorts what is gone by number', () => {
    expect(plan([100, 9], [], true).withdraw.projects).toEqual([9, 100])
  })

  it('leaves the numbers of listings made in the admin to them', () => {
    const expected = 'an ID outside 5000 to 5999, which is for listings made in the admin'
    const { problems } = plan([1], [1, 4999, 5000, 5999, 6000], false)
    expect(problems).toEqual(
      ['5000', '5999'].map((id) => ({
        ...{ section: 'projects', row: Number(id), id, language: null, field: 'ID' },
        ...{ expected, found: id },
      })),
    )
    expect(plan([5000], [5000], false).problems).toEqual([])
  })
})
