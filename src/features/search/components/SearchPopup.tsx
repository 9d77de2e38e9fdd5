'use client'

import { useEffect, useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react'
import type { Language } from '@/i18n/languages'
import { moved, rowWidths, type Spot } from '@/domain/search/grid-moves'
import { popupRoom, type PopupRoom } from '@/domain/search/popup-room'
import { openSearch, refreshSearch } from '../search-client'
import type { SearchLabels } from '@/domain/search/search-labels'
import { SearchResultsGrid } from './SearchResultsGrid'
import { useInputEvents } from './use-input-events'
import { useResults } from './use-results'
import styles from './SearchPopup.module.css'

export interface SearchPopupProps {
  input: RefObject<HTMLInputElement | null>
  id: string
  language: Language
  labels: SearchLabels
  /** Called with whether the grid is there, and the id of the cell that has the virtual focus. */
  onShown: (shown: { expanded: boolean; active?: string }) => void
}

/** What is seen of the window: without the header that stays, and the keys of a phone. */
function seenOfWindow() {
  const { offsetTop: top, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
  const header = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header'))
  return { top: top + (header || 0), bottom: top + height }
}

/**
 * What the search shows at its field. Rows have two links, which options of a listbox cannot
 * have: so it is a grid whose cells are the links. The focus stays in the field; up and down move
 * by row, left and right by link, Enter follows, Escape closes and then empties, Home and End
 * return to the text. WAI-ARIA Authoring Practices, "Editable Combobox with Grid Popup".
 */
export function SearchPopup({ input, id, language, labels, onShown }: SearchPopupProps) {
  const [text, setText] = useState(() => input.current?.value ?? '')
  const [open, setOpen] = useState(true)
  const [spot, setSpot] = useState<Spot | null>(null)
  const [room, setRoom] = useState<PopupRoom | null>(null)
  const found = useResults(language, text)
  const results = open && found.kind === 'found' ? found.results : null
  const widths = results ? rowWidths(results) : []
  const expanded = widths.length > 0
  const cellId = ({ row, cell }: Spot): string => `${id}-${row}-${cell}`
  const active = expanded && spot && spot.row < widths.length ? cellId(spot) : undefined

  useEffect(() => {
    // Ready before the first letter; what fails is tried again with it, and said then.
    openSearch(language).catch(() => undefined)
  }, [language])
  useEffect(() => {
    // Letters that came between the first drawing and the listening were heard by nobody.
    setText(input.current?.value ?? '')
  }, [input])
  useEffect(() => onShown({ expanded, active }), [onShown, expanded, active])
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const show = (next: string) => {
    setText(next)
    setSpot(null)
    setOpen(true)
  }

  const escape = (): boolean => {
    if (expanded) setOpen(false)
    else if (text !== '' && input.current) {
      input.current.value = ''
      show('')
    } else return false
    setSpot(null)
    return true
  }

  const follow = (): boolean => {
    if (!active) return false
    document.getElementById(active)?.querySelector('a')?.click()
    return true
  }

  useInputEvents(input, {
    typed: show,
    entered: () => {
      refreshSearch(language)
      setText(input.current?.value ?? '')
      setOpen(true)
    },
    left: () => {
      setOpen(false)
      setSpot(null)
    },
    pressed: (key) => {
      if (key === 'Escape') return escape()
      if (key === 'Enter') return follow()
      if (!open && key === 'ArrowDown') setOpen(true)
      const next = moved(key, spot, widths)
      if (next !== undefined) setSpot(next)
      return Boolean(next)
    },
  })

  const said = () => {
    if (!open || found.kind === 'empty') return ''
    if (found.kind !== 'found') return labels[found.kind]
    if (widths.length === 0) return labels.none
    return widths.length === 1 ? labels.one : labels.many.replace('{count}', String(widths.length))
  }

  const isShown = said() !== ''
  useLayoutEffect(() => {
    // Nothing may move under who types: it opens where there is room, and stays there.
    const field = input.current?.getBoundingClientRect()
    if (isShown && field) setRoom(popupRoom(field, seenOfWindow()))
  }, [input, isShown])

  return (
    <>
      <p role="status" className="unseen">
        {said()}
      </p>
      {isShown && (
        // A press inside must not take the focus from the field: it would close before the click.
        <div
          className={styles.popup}
          data-side={room?.side}
          style={room ? ({ '--room': `${room.height}px` } as CSSProperties) : undefined}
          onMouseDown={(event) => event.preventDefault()}
        >
          {expanded && results ? (
            <SearchResultsGrid id={id} language={language} labels={labels} results={results} active={active} />
          ) : (
            <p className={styles.message} aria-hidden="true">
              {said()}
            </p>
          )}
        </div>
      )}
    </>
  )
}
