// @module-tag slow
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { BrochurePicture, BrochureView } from '@/domain/brochure/views'
import { renderBrochure } from '@/features/brochure/components/render-brochure'
import type { PrintedPicture } from '@/features/brochure/encoded-pictures'
import type { BrochurePictures } from '@/features/brochure/printed-pictures'
import { allParts, readStructure, type ReadPart } from '../../../support/pdf-structure'

const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#804020' } })
  .jpeg()
  .toBuffer()
const PRINTED: PrintedPicture = { bytes: jpeg, width: 60, height: 40 }

const picture = (text: string, lang: 'fr' | 'nl' = 'fr'): BrochurePicture => ({
  hash: text, width: 60, height: 40, focalX: 50, focalY: 50, alt: { text, lang },
})

const VIEW: BrochureView = {
  language: 'fr', id: 4711, siteName: 'Dupont & Fils', logo: null, goal: 'À vendre',
  brand: '#1d4d43', onBrand: '#ffffff', brandInk: '#1d4d43', ribbon: 'Nouveau',
  title: 'Herenhuis <te koop>', titleLang: 'nl', place: '5000 Namur',
  price: '€ 418.000', priceNotes: ['Charges : € 20'],
  keyFacts: [{ name: 'Chambres', value: '4' }],
  energy: { label: 'B', image: '/images/epc/flanders/b.png', name: 'Classe B', value: '99 kWh/m²' },
  url: 'https://www.agency.example/fr/4711/',
  photos: [picture('Façade'), picture('Tuin', 'nl'), picture('Cuisine')],
  plans: [],
  description: [
    { kind: 'heading', mark: '', runs: [{ text: 'Jardin' }] },
    {
      kind: 'paragraph', mark: '',
      runs: [{ text: 'Grand ' }, { text: 'verger', href: 'https://x.be/' }, { text: ', 5 kg CO₂.' }],
    },
    { kind: 'item', mark: '', runs: [{ text: 'Chêne' }] },
    { kind: 'item', mark: '2.', runs: [{ text: 'Łódź', bold: true }] },
  ],
  descriptionLang: 'fr',
  sections: [
    {
      name: 'finance', title: 'Finances', wide: false,
      lines: [
        { name: 'Prix', value: '€ 418.000' },
        { name: 'Frais', value: '€ 9' },
        { name: 'Régime', value: 'TVA' },
      ],
      notice: { title: 'À rénover', text: 'Avant 2030' },
    },
  ],
  contact: { name: 'An', role: 'Agente', phone: '0470 00 01 01', email: 'an@x.be', photo: picture('An') },
  agency: { name: 'Dupont', lines: ['Rue 1'], mentions: ['TVA BE 0', 'IPI 5'] },
  labels: {
    scan: 'Scannez', page: 'Code QR', reference: 'Référence : 4711', description: 'Description',
    plans: 'Plans', contact: 'Contact', agency: 'L’agence', made: 'Établi', disclaimer: 'Sous réserve.',
  },
}
const PICTURES: BrochurePictures = {
  logo: null, front: PRINTED, photos: [PRINTED, null], plans: [], person: PRINTED,
}

const made = async (view: Partial<BrochureView> = {}, pictures: Partial<BrochurePictures> = {}) =>
  readStructure(await renderBrochure({ ...VIEW, ...view }, { ...PICTURES, ...pictures }))

/** As a voice would say it: role, words and what stands for pictures. */
const spoken = (parts: readonly ReadPart[]): string[] =>
  allParts(parts).flatMap(({ role, text, alt }) => {
    const said = [text, alt && `[${alt}]`].filter(Boolean).join(' ')
    return said === '' ? [] : [`${role} ${said}`]
  })

/** What is drawn, in the operators of the format. */
function drawingsOf(bytes: Buffer): string[] {
  const drawings = [...bytes.toString('latin1').matchAll(/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)]
  return drawings.map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
}

/** The colours that something is filled or written with, each as often as it is set, in parts of 1. */
function fillColours(bytes: Buffer): string[] {
  return drawingsOf(bytes).flatMap((text) => [...text.matchAll(/([\d.]+ [\d.]+ [\d.]+) scn/g)].map(([, colour = '']) => colour))
}

/** A brochure with where the words of its flood score begin, and how many waves are drawn. */
async function drawn(view: Partial<BrochureView>) {
  const bytes = await renderBrochure({ ...VIEW, ...view }, PICTURES)
  const { parts, pdf } = await readStructure(bytes)
  const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent()
  const words = items.find((item) => 'str' in item && item.str.startsWith('D –'))
  // Four bows each, in the square of the page's sign.
  const waves = drawingsOf(bytes).flatMap((drawing) => drawing.match(/^2 \d+ m(?:\n[\d. ]+ c){4}$/gm) ?? []).length
  return { parts, waves, left: words && 'transform' in words ? Number(words.transform[4]) : NaN }
}

describe('renderBrochure', () => {
  it('is read aloud in its order, every word of it, as what it is', async () => {
    const { parts, decorations } = await made()
    expect(spoken(parts)).toEqual([
      'P Dupont & Fils', 'P À vendre', 'Figure [Façade]', 'P Nouveau',
      'H1 Herenhuis <te koop>', 'P 5000 Namur', 'P € 418.000', 'P Charges : € 20',
      'TH Chambres', 'TD 4', 'P Classe B', 'P 99 kWh/m²', 'P Contact', 'P An', 'P Agente',
      'Link 0470 00 01 01', 'Link an@x.be', 'Figure [Code QR]', 'P Scannez', 'P Référence : 4711',
      'Figure [Tuin]', 'H2 Description', 'H3 Jardin', 'P Grand, 5 kg CO2.', 'Link verger',
      'LBody Chêne', 'LBody 2. Łódź', 'H2 Finances', 'P À rénover', 'P Avant 2030',
      'TH Prix', 'TD € 418.000', 'TH Frais', 'TD € 9', 'TH Régime', 'TD TVA',
      'H2 L’agence', 'P Dupont', 'P Rue 1', 'P TVA BE 0', 'P IPI 5', 'P Établi. Sous réserve.',
    ])
    const foot = 'Dupont & Fils · Référence : 4711'
    expect(decorations.map((text) => text.replace(/\s+/g, ' '))).toEqual([foot, '1 / 2', foot, '2 / 2'])
  })

  it('has the colour of the site as a ground, and writes in the shade of it that reads on paper', async () => {
    const bytes = await renderBrochure({ ...VIEW, brand: '#ff9900', onBrand: '#000000', brandInk: '#996600' }, PICTURES)
    const chosen = fillColours(bytes).filter((colour) => colour === '1 0.6 0')
    const shade = fillColours(bytes).filter((colour) => colour === '0.6 0.4 0')
    // The ribbon alone stands on it; the site's name, the price and the headings are written in its shade.
    expect(chosen).toHaveLength(1)
    expect(shade.length).toBeGreaterThan(3)
  })

  it('keeps its tables and lists whole: each name heads its value', async () => {
    const all = allParts((await made()).parts)
    const inside = (role: string) =>
      all.filter((part) => part.role === role).map(({ parts }) => parts.map((one) => one.role))
    expect(inside('TR')).toEqual(Array(4).fill(['TH', 'TD']))
    expect(inside('Table')).toEqual([['TR'], ['TR', 'TR', 'TR']])
    expect(inside('L')).toEqual([['LI', 'LI']])
    const bytes = await renderBrochure(VIEW, PICTURES)
    expect(bytes.toString('latin1').match(/\/Scope \/Row/g)).toHaveLength(4)
  })

  it.each(['2.', '12.', '100.', '2026.'])('writes no words of an item over its number %s', async (mark) => {
    const { pdf } = await made({ description: [{ kind: 'item', mark, runs: [{ text: 'Verger' }] }] })
    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
    const contents = await Promise.all(pages.map((page) => page.getTextContent()))
    const items = contents.flatMap((content) => content.items.filter((item) => 'str' in item))
    const [number, words] = [mark, 'Verger'].map((said) => items.find(({ str }) => str.trim() === said))
    const end = Number(number?.transform[4]) + Number(number?.width)
    expect(Number(words?.transform[4])).toBeGreaterThan(end)
  })

  it('draws the sign of a line before its words, for the eye only', async () => {
    const line = { name: 'Score', value: 'D – chance moyenne.' }
    const flood = (sign: object): Partial<BrochureView> => ({
      sections: [{ name: 'planning', title: 'Urbanisme', wide: true, lines: [{ ...line, ...sign }], notice: null }],
    })
    const [plain, signed] = [await drawn(flood({})), await drawn(flood({ sign: 'waves' }))]
    expect(spoken(signed.parts)).toEqual(spoken(plain.parts))
    expect(signed.left).toBeGreaterThan(plain.left + 11)
    expect([plain.waves, signed.waves]).toEqual([0, 3])
  })

  it('says what it is, and in which language each part of it is', async () => {
    const { pdf, parts, info, metadata } = await made()
    expect(info).toMatchObject({
      Language: 'fr', Title: 'Herenhuis <te koop>, 5000 Namur', Author: 'Dupont',
      Producer: 'Dupont & Fils',
    })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
    expect(metadata?.get('dc:title')).toBe('Herenhuis <te koop>, 5000 Namur')
    const raw = String(metadata?.getRaw())
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(raw).toContain('<xmp:CreatorTool>Dupont &amp; Fils</xmp:CreatorTool>')
    const langOf = (said: string) =>
      allParts(parts).find(({ text, alt }) => text === said || alt === said)?.lang
    expect([langOf('Herenhuis <te koop>'), langOf('Tuin'), langOf('Façade')]).toEqual(['nl', 'nl', 'fr'])
  })

  it('has links that say where they lead, one for one link', async () => {
    const long = 'une adresse si longue que '.repeat(8).trim()
    const { links, parts } = await made({
      description: [{ kind: 'paragraph', mark: '', runs: [{ text: long, href: 'https://x.be/?a=1&b=2' }] }],
    })
    expect(links.slice(0, 3)).toEqual([
      { url: 'tel:0470000101', label: '0470 00 01 01' },
      { url: 'mailto:an@x.be', label: 'an@x.be' },
      { url: VIEW.url, label: 'Code QR' },
    ])
    const lines = links.slice(3)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.map(({ label }) => label).join(' ')).toBe(long)
    const read = allParts(parts).filter(({ role, text }) => role === 'Link' && text.startsWith('une adresse'))
    expect(read.map(({ text }) => text)).toEqual([long])
  })

  it('reads plans by their names, and has them in its list of contents', async () => {
    const { pdf, parts } = await made(
      { plans: [picture('Rez'), picture('Étage'), picture('Cave')] },
      { plans: [PRINTED, null, PRINTED] },
    )
    const figures = spoken(parts).filter((one) => one.startsWith('Figure'))
    expect(figures.slice(-2)).toEqual(['Figure [Rez]', 'Figure [Cave]'])
    const outline: { title: string }[] = (await pdf.getOutline()) ?? []
    expect(outline.map(({ title }) => title)).toEqual([VIEW.title, 'Description', 'Plans'])
  })

  it('goes on on as many sheets as a text needs, and leaves no place of a sheet', async () => {
    const word = 'Verzekeringsmaatschappij'.repeat(4)
    const value = 'mot '.repeat(900).trim()
    const paragraph = 'phrase '.repeat(1500).trim()
    const address = `https://www.x.be/${word}`
    const { pdf, parts } = await made({
      title: word,
      keyFacts: [{ name: word, value: word }],
      description: [{ kind: 'paragraph', mark: '', runs: [{ text: paragraph, href: 'https://x.be/' }] }],
      sections: [
        { name: 'x', title: word, wide: false, lines: [{ name: word, value }], notice: null },
        { name: 'y', title: 'Site', wide: false, lines: [{ name: 'Adresse', value: address }], notice: null },
      ],
    })
    expect(pdf.numPages).toBeGreaterThan(4)
    const all = allParts(parts)
    const whole = (role: string) =>
      all.filter((part) => part.role === role).map(({ text }) => text).join(' ')
    expect(whole('TD')).toContain(value)
    expect(whole('Link')).toContain(paragraph)
    // Cut without a hyphen, which would be taken for a part of it.
    expect(whole('TD').replaceAll(' ', '')).toContain(address)
    expect(whole('H1').replace(/[\s-]/g, '')).toBe(word)
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      for (const item of (await page.getTextContent()).items) {
        if (!('transform' in item)) continue
        const [left, base] = [Number(item.transform[4]), Number(item.transform[5])]
        expect(left).toBeGreaterThanOrEqual(43.9)
        expect(left + item.width).toBeLessThanOrEqual(552)
        expect(base).toBeGreaterThan(25)
      }
    }
  })

  it('is made of almost nothing too', async () => {
    const { parts, pdf } = await made(
      {
        photos: [], description: [], sections: [], keyFacts: [], priceNotes: [], place: '',
        contact: null, agency: null, energy: null, ribbon: null,
      },
      { front: null, photos: [], person: null },
    )
    expect(spoken(parts)).toEqual([
      'P Dupont & Fils', 'P À vendre', 'H1 Herenhuis <te koop>', 'P € 418.000',
      'Figure [Code QR]', 'P Scannez', 'P Référence : 4711', 'P Établi. Sous réserve.',
    ])
    expect(pdf.numPages).toBe(2)
  })
})
