export type Point = readonly [number, number]

/** Returns the number with at most three decimals, as short as SVG allows. */
export const num = (value: number): string => String(Math.round(value * 1000) / 1000)

/** Returns a rectangle; `extra` is appended as further attributes. */
export function rect(x: number, y: number, w: number, h: number, fill: string, extra = '') {
  const size = `width="${num(Math.max(0, w))}" height="${num(Math.max(0, h))}"`
  return `<rect x="${num(x)}" y="${num(y)}" ${size} fill="${fill}"${extra && ` ${extra}`}/>`
}

/** Returns a closed polygon. */
export function poly(points: readonly Point[], fill: string, extra = ''): string {
  const list = points.map(([x, y]) => `${num(x)},${num(y)}`).join(' ')
  return `<polygon points="${list}" fill="${fill}"${extra && ` ${extra}`}/>`
}

/** Returns a filled path. */
export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`

/** Returns an unfilled path with a stroke of `width`. */
export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  path(d, 'none', `stroke="${colour}" stroke-width="${num(width)}"${extra && ` ${extra}`}`)

/** Returns a straight line. */
export const line = (a: Point, b: Point, colour: string, width: number, extra = ''): string =>
  stroke(`M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`, colour, width, extra)

/** Returns an ellipse. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra = '') {
  const at = `cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"`
  return `<ellipse ${at} fill="${fill}"${extra && ` ${extra}`}/>`
}

/** Returns a circle. */
export const circle = (cx: number, cy: number, r: number, fill: string, extra = ''): string =>
  ellipse(cx, cy, r, r, fill, extra)

/** Returns the children moved by `x`, `y` and scaled. */
export function place(children: string, x: number, y: number, scale = 1, flip = false): string {
  const by = flip ? `${num(-scale)} ${num(scale)}` : num(scale)
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${by})">${children}</g>`
}

/** Returns path data of a full circle, for outlines made of many. */
export const circlePath = (cx: number, cy: number, r: number): string =>
  `M${num(cx - r)} ${num(cy)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0` +
  `a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0z`
