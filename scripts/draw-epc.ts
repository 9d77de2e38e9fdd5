import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { LETTERS } from '../demo/pictures/letters'
import { energyColour, EPC_PICTURES } from '../src/domain/properties/energy-label'

const WIDTH = 240
const HEIGHT = 96

const SIGNS: Record<string, readonly string[]> = {
  '': [],
  plus: ['plus'],
  plusplus: ['plus', 'plus'],
  sub: ['sub'],
}

function label(code: string): string {
  const [letter = '', suffix = ''] = code.split('_')
  const { background, text } = energyColour(code)
  const glyph = (name: string, x: number, scale: number) =>
    `<path d="${LETTERS[name]}" fill="${text}" fill-rule="evenodd" ` +
    `transform="translate(${x} 20) scale(${scale})"/>`
  const signs = SIGNS[suffix] ?? []
  const left = 92 - signs.length * 17
  const marks = signs.map((name, at) => glyph(name, left + 50 + at * 32, 0.7)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<path d="M10 4H190L236 48L190 92H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z" fill="${background}"/>` +
    `${glyph(letter, left, 0.7)}${marks}</svg>`
}

/** Draws every energy label picture into public/images/epc/{region}/{label}.png. Spec §9. */
async function drawLabels(): Promise<void> {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../public/images/epc')
  for (const [region, codes] of Object.entries(EPC_PICTURES)) {
    await mkdir(join(root, region), { recursive: true })
    for (const code of codes) {
      const png = await sharp(Buffer.from(label(code)))
        .png({ palette: true, colours: 32, compressionLevel: 9, effort: 10 })
        .toBuffer()
      await writeFile(join(root, region, `${code}.png`), png)
    }
  }
}

await drawLabels()
