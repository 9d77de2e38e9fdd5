import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'
import { move, NOTHING_DRAWN, press, release, undo, type Drawing } from '@/domain/map/drawing'
import { simplify, type Pixel } from '@/domain/map/simplify'
import type { MapTexts } from '@/domain/map/text-names'
import styles from './DrawLayer.module.css'

interface DrawLayerProps {
  texts: MapTexts
  /** The corners in pixels of the map: 3 to 30. */
  onDrawn: (corners: Pixel[]) => void
  onCancel: () => void
}

/**
 * A sheet over the map to draw on: in one stroke, or corner by corner. Escape cancels, Backspace
 * takes the last corner back, Enter finishes.
 */
export function DrawLayer({ texts, onDrawn, onCancel }: DrawLayerProps) {
  const [drawing, setDrawing] = useState<Drawing>(NOTHING_DRAWN)
  // Pointers move more often than we draw: the last state is needed before it is rendered.
  const latest = useRef(drawing)
  const sheet = useRef<HTMLDivElement>(null)

  const put = (next: Drawing) => {
    latest.current = next
    setDrawing(next)
  }

  const finish = (line: readonly Pixel[]) => {
    const corners = simplify(line)
    if (corners) onDrawn(corners)
    else put(NOTHING_DRAWN)
  }

  const typed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
    if (event.key === 'Backspace') put(undo(latest.current))
    if (event.key === 'Enter' && event.target === sheet.current) finish(latest.current.corners)
  })

  useEffect(() => {
    sheet.current?.focus()
    const listen = (event: KeyboardEvent) => typed(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    put(press(latest.current, at(event)))
  }

  const up = (event: PointerEvent) => {
    const released = release(move(latest.current, at(event)))
    if (released.done) finish(released.line)
    else put(released.drawing)
  }

  const { corners, stroke } = drawing
  const line = [...corners, ...stroke].map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <div className={styles.layer}>
      <div
        ref={sheet}
        className={styles.sheet}
        tabIndex={0}
        role="group"
        aria-label={texts.draw}
        onPointerDown={down}
        onPointerMove={(event) => put(move(latest.current, at(event)))}
        onPointerUp={up}
        onPointerCancel={() => put({ corners, stroke: [] })}
      >
        <svg aria-hidden="true">
          <polygon points={line} />
          <polyline points={line} />
          {corners.map(({ x, y }, index) => (
            <circle key={index} cx={x} cy={y} r={index === 0 ? 8 : 5} />
          ))}
        </svg>
      </div>
      <div className={styles.bar}>
        <p role="status">{texts.drawHelp}</p>
        <button type="button" onClick={onCancel}>
          {texts.drawCancel}
        </button>
        {corners.length > 2 && (
          <button type="button" onClick={() => finish(corners)}>
            {texts.drawDone}
          </button>
        )}
      </div>
    </div>
  )
}

/** Where the pointer is on the sheet. */
const at = ({ clientX, clientY, currentTarget }: PointerEvent): Pixel => {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: Math.round(clientX - left), y: Math.round(clientY - top) }
}
