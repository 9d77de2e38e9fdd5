import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { move, NOTHING_DRAWN, press, release, undo, type Drawing } from '@/domain/map/drawing'
import { simplify, type Pixel } from '@/domain/map/simplify'

const at = (x: number, y: number): Pixel => ({ x, y })
const circle = (count: number): Pixel[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    return at(300 + 200 * Math.cos(angle), 300 + 200 * Math.sin(angle))
  })

function click(drawing: Drawing, x: number, y: number) {
  return release(move(press(drawing, at(x, y)), at(x + 2, y)))
}

function clicked(...places: [number, number][]): Drawing {
  return places.reduce((drawing, [x, y]) => {
    const released = click(drawing, x, y)
    if (released.done) throw new Error('finished early')
    return released.drawing
  }, NOTHING_DRAWN)
}

describe('drawing', () => {
  it('in one stroke is finished when the pointer goes up', () => {
    const stroke = circle(50)
    const drawing = stroke.reduce(move, press(NOTHING_DRAWN, at(500, 300)))
    expect(release(drawing)).toMatchObject({ done: true })
  })

  it('corner by corner is finished at the first corner, from the third on', () => {
    const two = clicked([100, 100], [200, 100])
    expect(two.corners).toHaveLength(2)
    expect(click(two, 102, 100)).toMatchObject({ done: false })
    const three = clicked([100, 100], [200, 100], [200, 200])
    expect(click(three, 105, 95)).toMatchObject({ done: true, line: three.corners })
    expect(undo(three).corners).toHaveLength(2)
  })

  it('knows no stroke before the pointer is down', () => {
    expect(move(NOTHING_DRAWN, at(1, 1))).toBe(NOTHING_DRAWN)
    expect(release(NOTHING_DRAWN)).toEqual({ done: false, drawing: NOTHING_DRAWN })
  })
})

describe('simplify', () => {
  it('keeps corners and leaves out what lies between them', () => {
    const square = [at(0, 0), at(50, 0), at(100, 0), at(100, 100), at(50, 100), at(0, 100)]
    expect(simplify(square)).toEqual([at(0, 0), at(100, 0), at(100, 100), at(0, 100)])
  })

  it('ends a closed stroke with one corner, not two', () => {
    const corners = simplify([...circle(80), circle(80)[0]!])!
    const [first, last] = [corners[0]!, corners.at(-1)!]
    expect(Math.hypot(first.x - last.x, first.y - last.y)).toBeGreaterThan(12)
  })

  it.each([
    { line: [] },
    { line: [at(1, 1)] },
    { line: [at(1, 1), at(1, 1), at(1, 1)] },
    { line: [at(0, 0), at(50, 50), at(100, 100)] },
  ])('holds nothing: $line', ({ line }) => {
    expect(simplify(line)).toBeNull()
  })

  it('has at most 30 corners, all of them of the line, whatever is drawn', () => {
    const pixel = fc.record({ x: fc.integer({ min: 0, max: 1920 }), y: fc.integer({ min: 0, max: 1080 }) })
    fc.assert(
      fc.property(fc.array(pixel, { maxLength: 400 }), (line) => {
        const corners = simplify(line)
        if (!corners) return
        expect(corners.length).toBeGreaterThan(2)
        expect(corners.length).toBeLessThanOrEqual(30)
        expect(corners.every((corner) => line.includes(corner))).toBe(true)
      }),
    )
  })
})
