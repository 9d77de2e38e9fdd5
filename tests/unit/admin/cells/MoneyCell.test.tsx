import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { MoneyCell } from '@/admin/cells/MoneyCell'

vi.mock('@/admin/cells/Picked', () => ({ Picked: () => null }))

const shown = (cellData: unknown, rowData: object | undefined, { name = 'price', language = 'nl' } = {}): string =>
  renderToStaticMarkup(
    MoneyCell({ cellData, field: { name, type: 'number' }, i18n: { language }, rowData } as unknown as Parameters<typeof MoneyCell>[0]),
  ).replaceAll('\u00A0', ' ')

describe('an amount in a list', () => {
  it('is in euro, as the site writes it', () => {
    expect(shown(675_000, { goal: '0' })).toBe('€ 675.000')
    expect(shown(1445.5, {}, { name: 'cadastralIncome' })).toBe('€ 1.445,50')
    expect(shown(0, { goal: '0' })).toBe('€ 0')
  })

  it.each([
    ['nl', '€ 1.445 per maand'],
    ['fr', '€ 1.445 par mois'],
    ['en', '€ 1.445 a month'],
    ['de', '€ 1.445 im Monat'],
  ])('is a month’s rent of what is for rent, in %s', (language, words) => {
    expect(shown(1445, { goal: '1' }, { language })).toBe(words)
  })

  it('is of the period that staff name, and of none where nothing says for what it is', () => {
    expect(shown(120, { goal: '1', priceUnitText: 'per m² per jaar' })).toBe('€ 120')
    expect(shown(1445, {})).toBe('€ 1.445')
  })

  it('is left blank where there is none', () => {
    expect(shown(null, { goal: '0' })).toBe('')
    expect(shown(undefined, { goal: '1' })).toBe('')
    expect(shown(1, undefined)).toBe('')
  })
})
