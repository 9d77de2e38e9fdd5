import { useRef, type KeyboardEvent } from 'react'

interface CalendarFirst {
  /** For the calendar, which says when it opens and closes. */
  calendar: { onCalendarOpen: () => void; onCalendarClose: () => void }
  /** For what is around it. */
  onKeyDown: (event: KeyboardEvent) => void
}

/** Has Escape close an open calendar alone: the drawer around it (Payload 3.90.1) listens to the same key. */
export function useCalendarFirst(): CalendarFirst {
  const isOpen = useRef(false)
  return {
    calendar: {
      onCalendarOpen: () => {
        isOpen.current = true
      },
      onCalendarClose: () => {
        isOpen.current = false
      },
    },
    onKeyDown: ({ key, nativeEvent }) => {
      if (key === 'Escape' && isOpen.current) nativeEvent.stopImmediatePropagation()
    },
  }
}
