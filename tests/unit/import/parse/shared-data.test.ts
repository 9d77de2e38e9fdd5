import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseFeed } from '@/import/parse/parse-feed'
import { problemLine, warningLine } from '@/import/parse/report'
import { SHARED_DATA, WHY_SKIPPED } from '../../../support/shared-data'

const read = (file: string) => parseFeed(readFileSync(path.join(SHARED_DATA, file), 'utf8'))
const problems = (file: string): string[] => {
  const parsed = read(`feed-bad/${file}`)
  return (parsed.ok ? parsed.invalid.problems : parsed.problems).map(problemLine)
}
const accepted = (file: string) => {
  const parsed = read(file)
  if (!parsed.ok) throw new Error(parsed.problems.map(problemLine).join('\n'))
  return { ...parsed.feed, warnings: parsed.warnings.map(warningLine) }
}

describe.skipIf(WHY_SKIPPED)(`the shared example feeds${WHY_SKIPPED}`, () => {
  it('feed.json is good', () => {
    const { properties, projects, types, cities, warnings } = accepted('feed/feed.json')
    const counts = [properties, projects, types].map(({ length }) => length)
    expect([counts, warnings]).toEqual([[263, 4, 7], []])
    const keys = new Set(cities.map(({ key }) => key))
    const lost = [...properties, ...projects].filter(({ cityKey }) => !keys.has(cityKey ?? ''))
    expect(lost).toEqual([])
    expect(cities.find(({ names }) => names.nl === 'Elsene')?.names.fr).toBe('Ixelles')
  })

  it('truncated.json breaks off at its end', () => {
    expect(problems('truncated.json')).toEqual([
      'file: expected JSON, found the end of the file at line 1, column 8370: it breaks off there',
    ])
  })

  it('wrong-types.json has three problems, once per row', () => {
    const lines = problems('wrong-types.json')
    expect(lines.map((line) => line.replace(/: .*/, ''))).toEqual([
      'properties row 1, ID 1006 (fr), Price',
      'properties row 2, ID 1006 (nl), Price',
      'properties row 3, ID 1014 (fr), Zip',
      'properties row 4, ID 1014 (nl), Zip',
      'properties row 5, ID 1021 (fr), Goal',
      'properties row 6, ID 1021 (nl), Goal',
      'properties row 7, ID 1021 (en), Goal',
    ])
  })

  it('same-id-same-language-twice.json names both rows', () => {
    const lines = problems('same-id-same-language-twice.json')
    expect(lines).toEqual([expect.stringMatching(/row 8, ID 1006 \(fr\).*row 1 is already fr/)])
  })

  it('languages-disagree.json names both prices', () => {
    expect(problems('languages-disagree.json')).toEqual([
      'properties row 2, ID 1006 (nl), Price: ' +
        'expected the same as in row 1, which has 3000, found 3005',
    ])
  })

  it('empty.json is a feed without listings', () => {
    expect(accepted('feed-bad/empty.json')).toMatchObject({ properties: [], cities: [] })
  })

  it('hostile-texts.json comes out harmless', () => {
    const { properties, warnings } = accepted('feed-bad/hostile-texts.json')
    expect(properties[0]).toMatchObject({
      city: { fr: 'L’Écluse', nl: 'L’Écluse' },
      texts: { description: { fr: '<p>Maison  lien</p>' } },
      videos: [],
      virtualTour: null,
    })
    expect(JSON.stringify(properties)).not.toMatch(/<script|passwd|onerror|169\.254/)
    expect(warnings.map((line) => line.replace(/^.*\(fr\), | left out.*/g, ''))).toEqual([
      'Pictures: "../../../../etc/passwd"',
      'Videos: "javascript:alert(5)"',
      'Videos: "https://example.com/evil"',
      'VirtualTourUrl: "http://169.254.169.254/latest"',
    ])
  })

  it('almost-empty.json is taken with what is known', () => {
    const { properties, warnings } = accepted('feed-bad/almost-empty.json')
    expect(properties[0]).toMatchObject({
      id: 1006,
      cityKey: null,
      pictures: [],
      cardPicture: null,
      values: { price: null, publishPrice: false, latitude: null, epcLabelText: null },
    })
    expect(warnings).toEqual(['properties, BrandNewField: unknown field, not imported'])
  })
})
