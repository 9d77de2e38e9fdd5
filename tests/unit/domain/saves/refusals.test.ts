import { describe, expect, it } from 'vitest'
import { refusalIn, refusalText, withLabel } from '@/domain/saves/refusals'

describe('refusalIn', () => {
  const stored = refusalText({ en: ['title: This is required.'], nl: ['title: Dit is verplicht.', 'Nog iets'] })

  it.each([
    ['nl', ['title: Dit is verplicht.', 'Nog iets']],
    ['en', ['title: This is required.']],
    // Nothing in that language.
    ['de', ['title: This is required.']],
  ])('gives the reasons in %s', (language, lines) => {
    expect(refusalIn(stored, language)).toEqual(lines)
  })

  it.each([null, '', 'title: missing', '7', 'null', '[]', '{"nl":7}'])('gives nothing of what was not stored so: %s', (text) => {
    expect(refusalIn(text, 'nl')).toBeNull()
  })
})

describe('withLabel', () => {
  const labels = new Map([['title', 'Titel'], ['modules', 'Modules'], ['energyTotal', 'Totaal']])

  it.each([
    ['title: Dit is verplicht.', 'Titel: Dit is verplicht.'],
    ['modules.0.title: Dit is verplicht.', 'Modules: Dit is verplicht.'],
    ['energyTotal: Nodig: Totaal', 'Nodig: Totaal'],
    ['nobody: Dit is verplicht.', 'nobody: Dit is verplicht.'],
    ['U mag dit niet: vraag het.', 'U mag dit niet: vraag het.'],
    ['title: Twee\nregels', 'Titel: Twee\nregels'],
    ['', ''],
  ])('%j is read as %j', (reason, said) => {
    expect(withLabel(reason, labels)).toBe(said)
  })
})
