import { darker, lighter } from './colour'
import { num, rect, stroke } from './svg'
import type { Sheet } from './sheet'
import { flowerBox } from './window'
import { crown } from './trees'

export type BalconyStyle = 'iron' | 'glass' | 'solid' | 'bars'

/** Returns a balcony whose floor is at `y`, with what people put on it. */
export function balcony(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  style: BalconyStyle,
  tone: string,
): string {
  const { random } = sheet
  let svg = rect(x + 0.1, y + 0.18, w, 0.55, '#1d2430', 'fill-opacity="0.24"')
  if (random.chance(0.45)) {
    const at = x + random.range(0.4, Math.max(0.5, w - 0.5))
    svg += crown(sheet, at, y - 0.95, 0.36, 0.42) + rect(at - 0.18, y - 0.6, 0.36, 0.5, '#b9694a')
  }
  if (style === 'glass') {
    svg += rect(x + 0.04, y - 1.05, w - 0.08, 1.05, '#bcd3d2', 'fill-opacity="0.5"')
    svg += rect(x + w * 0.12, y - 1.05, w * 0.16, 1.05, '#ffffff', 'fill-opacity="0.22"')
    svg += rect(x, y - 1.1, w, 0.06, '#4a5052')
    for (let at = 0; at <= w; at += w / Math.max(1, Math.round(w / 1.4))) {
      svg += rect(x + at - 0.02, y - 1.05, 0.04, 1.05, '#4a5052')
    }
  } else if (style === 'solid') {
    svg += rect(x, y - 0.95, w, 0.95, tone) + rect(x, y - 1, w, 0.1, lighter(tone, 0.4))
    svg += rect(x, y - 0.25, w, 0.25, darker(tone, 0.12))
  } else {
    const step = style === 'iron' ? 0.14 : 0.2
    const metal = style === 'iron' ? '#2c3432' : tone
    let bars = ''
    for (let at = 0.04; at < w; at += step) bars += `M${num(x + at)} ${num(y)}v-0.98`
    svg += stroke(bars, metal, 0.035)
    svg += rect(x, y - 1.04, w, 0.07, metal)
    if (style === 'iron') svg += rect(x, y - 0.68, w, 0.04, metal) + rect(x, y - 0.2, w, 0.04,
      metal)
  }
  if (sheet.season !== 'winter' && random.chance(0.3) && w > 1.6) {
    svg += flowerBox(sheet, x + w * 0.2, y - 0.85, Math.min(1.2, w * 0.5))
  }
  return svg + rect(x - 0.06, y - 0.04, w + 0.12, 0.22, '#cfc9bd') +
    rect(x - 0.06, y - 0.04, w + 0.12, 0.06, '#e8e3d8')
}
