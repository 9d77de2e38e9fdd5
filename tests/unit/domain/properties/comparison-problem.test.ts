import { describe, expect, it } from 'vitest'
import { comparisonProblem } from '@/domain/properties/comparison-problem'

const problem = (field: unknown, logic: string, compareWithValue?: unknown, compareWithField?: unknown) =>
  comparisonProblem({ field, logic, compareWithValue, compareWithField })

describe('comparisonProblem', () => {
  it.each([
    ['bedrooms', 'greater', '3'],
    ['bedrooms', 'in', '1, 2'],
    ['bedrooms', 'in', '1; 2,5'],
    ['epcEndDate', 'less', '2026-05-01'],
    ['heating', 'equals', 'Gas'],
    ['goal', 'equals', '0'],
    ['permit', 'in', 'Vg, Gvg'],
    ['region', 'differs', 'flanders'],
    ['individualMeters', 'equals', 'ja'],
    ['publishPrice', 'equals', 'yes'],
    ['heating', 'empty', undefined],
    ['heating', 'not-empty', 'anything'],
    ['bedrooms', 'equals', 'three', 'bathrooms'],
    // Not judged: the choice of the field says it itself.
    ['nothing', 'equals', undefined],
    [null, 'equals', undefined],
  ])('%s %s %j %j is well', (field, logic, written, other?: string) => {
    expect(problem(field, logic, written, other)).toBeNull()
  })

  it.each([
    ['bedrooms', 'equals', '', 'missing'],
    ['bedrooms', 'equals', null, 'missing'],
    ['heating', 'differs', ' ', 'missing'],
    ['type', 'in', ' ; ', 'missing'],
    ['goal', 'equals', undefined, 'missing'],
    ['heating', 'greater', 'a', 'order'],
    ['goal', 'less', '1', 'order'],
    ['individualMeters', 'greater', 'no', 'order'],
    ['bedrooms', 'equals', '250.000', 'number'],
    ['bedrooms', 'equals', '1, 2', 'number'],
    ['type', 'in', '4, land', 'number'],
    ['type', 'in', '1, 4; 7', 'number'],
    ['epcEndDate', 'equals', '1/5/2026', 'date'],
    ['publishPrice', 'equals', 'perhaps', 'yesNo'],
  ])('%s %s %j: %s', (field, logic, written, kind) => {
    expect(problem(field, logic, written)).toEqual({ kind })
  })

  it('names the codes that a field knows', () => {
    expect(problem('permit', 'equals', 'vg')).toEqual({ kind: 'code', codes: ['Vg', 'Gvg'] })
    expect(problem('goal', 'in', '0, sale')).toMatchObject({ kind: 'code', codes: ['0', '1'] })
    expect(problem('region', 'equals', 'Flanders')).toMatchObject({ kind: 'code' })
  })

  it.each([
    ['bedrooms', 'heating'],
    ['epcEndDate', 'constructionYear'],
    ['permit', 'heating'],
    ['bedrooms', 'nothing'],
  ])('%s cannot be compared with %s', (field, other) => {
    expect(problem(field, 'equals', '3', other)).toEqual({ kind: 'otherKind' })
  })
})
