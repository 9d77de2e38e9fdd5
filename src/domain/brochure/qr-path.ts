import { encode } from 'uqr'

/**
 * A QR code of a text as the path of an SVG: one unit per module, without the white border that a
 * reader needs around it. `size` is its side in modules. A text that is too long throws.
 */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const rows = data.map((row, y) => {
    const dark = row.flatMap((on, x) => (on && !row[x - 1] ? [[x, runFrom(row, x)] as const] : []))
    return dark.map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`).join('')
  })
  return { path: rows.join(''), size }
}

function runFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start)
  return (end < 0 ? row.length : end) - start
}
