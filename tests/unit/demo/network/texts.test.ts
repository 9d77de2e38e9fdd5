import { describe, expect, it } from 'vitest'
import { demoFeed } from '../../../../demo/network/feed'

const { properties, projects } = demoFeed(() => 5)
const described = properties.filter(({ language }) => language !== 'de')
const describing = (row: Record<string, unknown>): string => String(row.Description)

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

describe('texts of the demo', () => {
  it('have no gaps, braces or doubled spaces', { tags: 'slow' }, () => {
    for (const text of textsOf([properties, projects])) {
      expect(text).not.toMatch(/undefined|NaN|null|[{}]| {2}|\.\./)
    }
  })

  it('are a headline of one line and two to four paragraphs', () => {
    for (const row of properties) {
      expect(String(row.TypeDescription).length).toBeGreaterThan(12)
      expect(String(row.TypeDescription).length).toBeLessThan(110)
    }
    for (const row of described) {
      const paragraphs = describing(row).match(/<p>/g) ?? []
      expect(paragraphs.length, String(row.ID)).toBeGreaterThanOrEqual(2)
      expect(paragraphs.length).toBeLessThanOrEqual(4)
    }
  })

  it('differ from listing to listing and from language to language', () => {
    expect(new Set(described.map(describing)).size).toBe(described.length)
    for (const spoken of ['nl', 'de']) {
      const headlines = properties
        .filter(({ language, ProjectID }) => language === spoken && ProjectID === null)
        .map(({ TypeDescription }) => TypeDescription)
      expect(new Set(headlines).size).toBe(headlines.length)
    }
  })

  it('name the charges and the area they have', () => {
    for (const row of described.filter(({ Goal }) => Goal === 1)) {
      expect(describing(row)).toContain(String(row.ChargesRenter))
    }
  })

  it('call nothing vacant that is let', () => {
    const rented = properties.filter(({ Availability }) => ['Verhuurd', 'Loué', 'Let'].includes(String(Availability)))
    expect(rented.length).toBeGreaterThan(2)
    for (const row of rented) expect(describing(row), String(row.ID)).not.toMatch(/vrij bij akte|libre à l’acte|vacant on completion/)
  })

  it('never call a house a garage', () => {
    for (const row of properties.filter(({ WebID }) => WebID === 1)) {
      expect(row.TypeDescription).not.toMatch(/garagebox|lock-up|box de garage/i)
    }
  })
})
