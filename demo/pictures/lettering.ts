import { GLYPHS } from './glyphs'
import { num, path } from './svg'

const EM = 100
/** What is raised stands so much smaller and higher. */
const RAISED = { size: 0.62, up: 34 }

const advanceOf = (letter: string): number =>
  letter === '²' ? (GLYPHS['2']?.[0] ?? 0) * RAISED.size : (GLYPHS[letter]?.[0] ?? 0)

const moved = (outline: string, x: number, y: number, scale: number): string =>
  outline.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, left: string, top: string) =>
    `${num(x + Number(left) * scale)} ${num(y + Number(top) * scale)}`,
  )

/** How wide a line of the size is. A letter without an outline counts nothing. */
export const lineWidth = (text: string, size: number): number =>
  [...text].reduce((wide, letter) => wide + advanceOf(letter), 0) * (size / EM)

/** A line of text as one outline, centred at `x` on the base line `y`. */
export function lettering(text: string, x: number, y: number, size: number, fill: string): string {
  let at = x - lineWidth(text, size) / 2
  let outline = ''
  for (const letter of text) {
    const raised = letter === '²'
    const scale = (size / EM) * (raised ? RAISED.size : 1)
    outline += moved(GLYPHS[raised ? '2' : letter]?.[1] ?? '', at, raised ? y - (RAISED.up * size) / EM : y, scale)
    at += advanceOf(letter) * (size / EM)
  }
  return path(outline.replace(/\d+\.\d+/g, (value) => String(Math.round(Number(value) * 10) / 10)), fill)
}
