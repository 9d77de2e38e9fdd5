import { describe, expect, it } from 'vitest'
import { parseFeed } from '@/import/parse/parse-feed'
import { problemLine, warningLine } from '@/import/parse/report'
import { feedText, projectRow, propertyRow } from '../../../support/feed-fixtures'

const read = (Latitude: unknown, Longitude: unknown) => {
  const properties = ['fr', 'nl'].map((language) => propertyRow({ ProjectID: 9, Latitude, Longitude, language }))
  const parsed = parseFeed(feedText({ properties, projects: [projectRow({ Latitude, Longitude })] }))
  if (!parsed.ok) throw new Error(parsed.problems.map(problemLine).join('\n'))
  const { feed, warnings } = parsed
  const [property, project] = [feed.properties[0]!, feed.projects[0]!]
  return {
    places: [property, project].map(({ values }) => [values.latitude, values.longitude]),
    city: [feed.cities[0]?.latitude, feed.cities[0]?.longitude],
    warnings: warnings.map(warningLine),
  }
}

describe('the place of a listing', () => {
  it.each([
    ['Arlon', 49.683, 5.816],
    ['Knokke', 51.35, 3.287],
    ['De Panne', '51.098', '2.594'],
    ['Luxembourg', 49.611, 6.13],
    ['Clervaux', 50.055, 6.03],
  ])('is kept in %s', (_, latitude, longitude) => {
    const { places, warnings } = read(latitude, longitude)
    expect(places).toEqual([[Number(latitude), Number(longitude)], [Number(latitude), Number(longitude)]])
    expect(warnings).toEqual([])
  })

  it.each([
    ['nowhere', 0, 0],
    ['on the equator', 0, 4.35],
    ['on the meridian of Greenwich', 50.85, 0],
    ['of which both numbers changed their places', 4.35, 50.85],
    ['in Spain', 38.345, -0.481],
    ['in Paris', 48.857, 2.352],
  ])('%s is none, with one warning', (_, latitude, longitude) => {
    const { city, places, warnings } = read(latitude, longitude)
    expect(places).toEqual([[null, null], [null, null]])
    expect(city).toEqual([null, null])
    const found = `${latitude}, ${longitude} left out: not a place in Belgium or Luxembourg`
    expect(warnings).toEqual([
      `properties row 1, ID 1, Latitude: ${found}`,
      `projects row 1, ID 9, Latitude: ${found}`,
    ])
  })

  it.each([[null, null], ['', 4.35], [50.85, null]])('is not complained of where it is not given: %j, %j', (latitude, longitude) => {
    expect(read(latitude, longitude).warnings).toEqual([])
  })
})
