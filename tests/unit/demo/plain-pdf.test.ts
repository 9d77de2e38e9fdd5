import { extractText } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { plainPdf } from '../../../demo/plain-pdf'
import { documentTitle } from '../../../demo/network/documents'

describe('plainPdf', () => {
  it.each(['Contrôle électrique', 'Plans (1) \\ 2', 'Één'])('says %s', async (title) => {
    const { text, totalPages } = await extractText(new Uint8Array(plainPdf(title)))
    expect(totalPages).toBe(1)
    expect(text.join('')).toBe(title)
  })
})

describe('documentTitle', () => {
  it.each([
    ['documents/plans-fr.pdf', 'Plans'],
    ['documents/plans-de.pdf', null],
    ['documents/other-nl.pdf', null],
    ['documents/constructor-nl.pdf', null],
    ['pictures/1-1.png', null],
  ])('%s is %s', (address, title) => {
    expect(documentTitle(address)).toBe(title)
  })
})
