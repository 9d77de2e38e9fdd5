import { expect, it } from 'vitest'
import { dueAtSigning } from '@/domain/calculators/signing'

const COSTS = {
  rent: 1_000, charges: 100, inventory: 250, agencyCost: null,
  statedDeposit: null, depositMonths: 3,
}

it.each([
  [{}, { deposit: 3_000, total: 4_350 }],
  [{ depositMonths: 2 }, { deposit: 2_000, total: 3_350 }],
  [{ charges: null, inventory: null }, { deposit: 3_000, total: 4_000 }],
  [{ agencyCost: 50.5 }, { deposit: 3_000, total: 4_400.5 }],
  [{ statedDeposit: 1_500 }, { deposit: 1_500, total: 2_850 }],
  [{ statedDeposit: 1_500, depositMonths: null }, { deposit: 1_500, total: 2_850 }],
  [{ depositMonths: null }, null],
  [{ rent: null }, null],
  [{ rent: 0 }, null],
  [{ rent: NaN }, null],
  [{ rent: -5 }, null],
  [{ charges: -1 }, null],
  [{ inventory: NaN }, null],
])('with %j a tenant pays %j', (more, expected) => {
  expect(dueAtSigning({ ...COSTS, ...more })).toEqual(expected)
})
