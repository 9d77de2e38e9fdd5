import { regrade } from './colour'
import type { Mood, Season } from './palette'
import type { Random } from './prng'
import { num } from './svg'

export const WIDTH = 1360
export const HEIGHT = 907

type Stop = readonly [offset: number, colour: string, opacity?: number]

/** What everything in one picture shares: its chance, its light and its paints. */
export class Sheet {
  private readonly paints = new Map<string, { id: string; make: (id: string) => string }>()

  constructor(
    readonly random: Random,
    readonly mood: Mood,
    readonly season: Season,
    private readonly prefix = 'p',
  ) {}

  /** Returns a sheet in the same light with other chance and its own paints. */
  aside(random: Random, prefix: string): Sheet {
    return new Sheet(random, this.mood, this.season, prefix)
  }

  /** Returns the reference to a paint, kept once however often it is asked for. */
  paint(make: (id: string) => string): string {
    const key = make('')
    const paint = this.paints.get(key) ?? { id: `${this.prefix}${this.paints.size}`, make }
    this.paints.set(key, paint)
    return `url(#${paint.id})`
  }

  /** Returns a linear gradient over the shape's box, from top to bottom unless told. */
  gradient(stops: readonly Stop[], x = 0, y = 1): string {
    return this.paint(
      (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="${num(x)}" y2="${num(y)}">` +
        `${stopTags(stops)}</linearGradient>`,
    )
  }

  /** Returns a radial gradient over the shape's box. */
  glow(stops: readonly Stop[]): string {
    return this.paint((id) => `<radialGradient id="${id}">${stopTags(stops)}</radialGradient>`)
  }

  /** Returns a repeating pattern of `w` by `h` in the units of where it is used. */
  pattern(w: number, h: number, body: string, angle = 0): string {
    const turn = angle ? ` patternTransform="rotate(${num(angle)})"` : ''
    return this.paint(
      (id) => `<pattern id="${id}" width="${num(w)}" height="${num(h)}"${turn} ` +
        `patternUnits="userSpaceOnUse">${body}</pattern>`,
    )
  }

  /**
   * Returns a pattern of `across` by `down` copies in one cell: large areas are drawn twice as
   * fast from few large cells as from many small ones.
   */
  mosaic(w: number, h: number, body: string, across: number, down: number): string {
    return this.paint((id) => {
      let cell = `<g id="${id}c">${body}</g>`
      for (let i = 1; i < across * down; i += 1) {
        const x = (i % across) * w
        const y = Math.floor(i / across) * h
        cell += `<use href="#${id}c" x="${num(x)}" y="${num(y)}"/>`
      }
      return `<pattern id="${id}" width="${num(w * across)}" height="${num(h * down)}" ` +
        `patternUnits="userSpaceOnUse">${cell}</pattern>`
    })
  }

  /** Returns the content with its paints, every colour passed through `change`. */
  wrap(body: string, change: (colour: string) => string = this.mood.grade): string {
    const defs = [...this.paints.values()].map(({ id, make }) => make(id)).join('')
    return regrade(`<defs>${defs}</defs>${body}`, change)
  }
}

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity = 1]) => {
      const faint = opacity < 1 ? ` stop-opacity="${num(opacity)}"` : ''
      return `<stop offset="${num(offset)}" stop-color="${colour}"${faint}/>`
    })
    .join('')

/** Returns a whole SVG document showing the given part of the drawing. */
export function documentOf(body: string, width = WIDTH, height = HEIGHT, view?: string): string {
  const box = view ?? `0 0 ${width} ${height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${box}" preserveAspectRatio="xMidYMid slice">${body}</svg>`
}
