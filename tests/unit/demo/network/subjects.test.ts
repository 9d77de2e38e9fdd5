import { expect, it } from 'vitest'
import { demoFeed } from '../../../../demo/network/feed'
import { demoSubjects } from '../../../../demo/network/subjects'
import { regionOfZip } from '@/domain/properties/region'

const { properties, projects } = demoFeed(() => 5)

it('draws every listing and project once, as it is described', () => {
  const subjects = new Map(demoSubjects().map((subject) => [subject.id, subject]))
  const ids = new Set([...properties, ...projects].map(({ ID }) => ID))
  expect([...subjects.keys()].sort()).toEqual([...ids].sort())
  for (const row of properties) {
    const subject = subjects.get(row.ID as number)
    expect(subject).toMatchObject({
      year: row.ConstructionYear,
      // A flat does not tell it.
      facades: row.Facades ?? subject?.facades,
      plot: row.SurfaceGround,
      region: row.CountryID === 50 ? 'wallonia' : regionOfZip(row.Zip),
      garden: row.SurfaceGarden !== null,
      terrace: row.SurfaceTerrace !== null,
    })
  }
})

it('draws projects as projects', () => {
  const drawn = demoSubjects().filter(({ kind }) => kind === 'project')
  expect(drawn.map(({ id }) => id)).toEqual([900_001, 900_002, 900_003, 900_004, 900_005])
})
