'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { DatePicker, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui'
import { readerLanguage, type Language } from '@/i18n/languages'
import { datePatterns } from './date-patterns'

/** What holds Payload's own date in the drawer for planning (3.90.1), which has no place for another. */
const PICKER = '.schedule-publish__scheduler .date-time-picker:not(.schedule-date *)'
const MONDAY = 1

interface ScheduleDateProps {
  /** How a moment is typed. */
  placeholders: Record<Language, string>
}

/**
 * The moment of a planned publication, as the reader's language writes it: Payload's is American, and reads
 * 05/04 as the fourth of May. What is picked here is handed to it as if it had been typed there, in a form
 * that every browser reads alike. `tests/e2e/changes/editor.spec.ts` fails where that is no longer so.
 */
export function ScheduleDate(props: ScheduleDateProps) {
  const { id } = useDocumentInfo()
  const isOpen = useModal().isModalOpen(`schedule-publish-${id}`)
  return isOpen && <OpenScheduleDate {...props} />
}

function OpenScheduleDate({ placeholders }: ScheduleDateProps) {
  const { i18n, t } = useTranslation()
  const reader = i18n.language
  const language = readerLanguage(reader)
  const [place, setPlace] = useState<Element | null>(null)
  const [picked, setPicked] = useState<Date | null>(null)
  const formats = datePatterns(language, true)
  useEffect(() => {
    let before: HTMLElement | undefined
    const watching = new MutationObserver(() => find())
    const find = (): void => {
      const own = document.querySelector(PICKER)
      const input = own?.querySelector('input')
      if (!own || !input) return
      before = document.createElement('div')
      before.className = 'schedule-date'
      own.before(before)
      setPlace(before)
      watching.disconnect()
      emptied.observe(input, { attributes: true, attributeFilter: ['value'] })
    }
    // Once it is planned, Payload empties its date.
    const emptied = new MutationObserver(([{ target } = {}]) => {
      if (target instanceof HTMLInputElement && target.value === '') setPicked(null)
    })
    // The drawer is in the page only once it has begun to open.
    watching.observe(document.body, { childList: true, subtree: true })
    find()
    return () => {
      watching.disconnect()
      emptied.disconnect()
      before?.remove()
    }
  }, [])
  const pick = (date: Date | null): void => {
    setPicked(date)
    const input = place?.parentElement?.querySelector<HTMLInputElement>(':scope > .date-time-picker input')
    if (input) type(input, date ? plainDate(date) : '')
  }
  return (
    place &&
    createPortal(
      <div>
        <DatePicker
          displayFormat={formats[0]}
          minDate={new Date()}
          onChange={pick}
          overrides={{
            dateFormat: formats, calendarStartDay: MONDAY, showTimeSelect: true,
            placeholderText: placeholders[language], timeCaption: t('general:time'),
          }}
          pickerAppearance="dayAndTime"
          timeFormat="HH:mm"
          timeIntervals={15}
          value={picked ?? undefined}
        />
      </div>,
      place,
    )
  )
}

const two = (number: number): string => String(number).padStart(2, '0')

const plainDate = (at: Date): string =>
  `${at.getFullYear()}/${two(at.getMonth() + 1)}/${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`

/** Types into a field of React's. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
