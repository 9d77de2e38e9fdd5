import { describe, expect, it } from 'vitest'
import { parseFeed } from '@/import/parse/parse-feed'
import { problemLine, warningLine } from '@/import/parse/report'
import { feedText, projectRow, propertyRow } from '../../../support/feed-fixtures'

/** A property of the feed as it is read beside what its project's list says of it. */
function read(own: Record<string, unknown>, unit: Record<string, unknown>) {
  const property = propertyRow({ ProjectID: 9, Floor: undefined, Price: undefined, Status: undefined, ...own })
  const parsed = parseFeed(feedText({ properties: [property], projects: [projectRow({ Units: [{ ID: 1, ...unit }] })] }))
  if (!parsed.ok) throw new Error(parsed.problems.map(problemLine).join('\n'))
  const { floor, price, status } = parsed.feed.properties[0]?.values ?? {}
  return { facts: [floor, price, status], warnings: parsed.warnings.map(warningLine) }
}

describe('what only the list of a project tells of a unit', () => {
  it.each([
    [{ Floor: 3, Price: 350_000, Status: 'sold' }, [3, 350_000, 'sold']],
    [{ Status: 'sold out' }, [null, null, 'sold']],
    [{ Status: 'option' }, [null, null, 'option']],
    [{ Floor: 0 }, [0, null, 'available']],
    [{}, [null, null, 'available']],
  ])('%j gives %j', (unit, facts) => {
    expect(read({}, unit)).toEqual({ facts, warnings: [] })
  })

  it('takes a unit to let that is sold out for a rented one', () => {
    expect(read({ Goal: 1 }, { Status: 'sold out' })).toEqual({ facts: [null, null, 'rented'], warnings: [] })
    expect(read({ Goal: 1, Status: 'rented' }, { Status: 'sold out' })).toEqual({ facts: [null, null, 'rented'], warnings: [] })
  })

  it('takes a price of zero for none on both sides', () => {
    expect(read({ Price: 0 }, { Price: 350_000 })).toEqual({ facts: [null, 350_000, 'available'], warnings: [] })
    expect(read({ Price: 1_000 }, { Price: 0 })).toEqual({ facts: [null, 1_000, 'available'], warnings: [] })
  })

  it.each([
    [{ Floor: 3, Price: 1_000, Status: 'sold' }, { Floor: 3, Price: 1_000, Status: 'sold out' }],
    [{ Floor: 3, Price: 1_000, Status: 'available' }, {}],
  ])('is nothing beside a property that says it itself: %j, %j', (own, unit) => {
    expect(read(own, unit)).toEqual({ facts: [own.Floor, own.Price, own.Status], warnings: [] })
  })

  it('gives way to what the property says, with a warning', () => {
    const { facts, warnings } = read({ Floor: 1, Price: 300_000, Status: 'available' }, { Floor: 2, Price: 350_000, Status: 'sold out' })
    expect(facts).toEqual([1, 300_000, 'available'])
    expect(warnings).toEqual([
      'projects row 1, ID 9, Units[1].Floor: 2 left out: property 1 says 1 itself',
      'projects row 1, ID 9, Units[1].Price: 350000 left out: property 1 says 300000 itself',
      'projects row 1, ID 9, Units[1].Status: "sold" left out: property 1 says "available" itself',
    ])
  })
})
