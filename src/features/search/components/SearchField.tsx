'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { Language } from '@/i18n/languages'
import { retry } from '@/lib/retry'
import fields from '@/ui/Field.module.css'
import type { SearchLabels } from '@/domain/search/search-labels'
import type { SearchPopupProps } from './SearchPopup'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  id: string
  language: Language
  placeholder: string
  labels: SearchLabels
  autoFocus?: boolean
}

/**
 * The one input of the search: a plain field of a plain form until it gets the focus, then a
 * combobox whose code and index are fetched. Spec §2; WAI-ARIA, "combobox with grid popup".
 */
export function SearchField({ id, language, placeholder, labels, autoFocus }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [Popup, setPopup] = useState<ComponentType<SearchPopupProps> | null>(null)
  const [failed, setFailed] = useState(false)
  const [{ expanded, active }, setShown] = useState<{ expanded: boolean; active?: string }>({
    expanded: false,
  })

  const load = async () => {
    try {
      const { SearchPopup } = await retry(() => import('./SearchPopup'))
      setPopup(() => SearchPopup)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  useEffect(() => {
    // Somebody was faster than the script.
    if (document.activeElement === input.current) void load()
  }, [])

  return (
    <div className={styles.field}>
      <input
        ref={input}
        className={fields.control}
        id={id}
        name="q"
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        autoFocus={autoFocus}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="grid"
        aria-expanded={expanded}
        aria-controls={expanded ? `${id}-results` : undefined}
        aria-activedescendant={active}
        onFocus={() => void load()}
      />
      {Popup && <Popup input={input} id={id} language={language} labels={labels} onShown={setShown} />}
      {failed && <p role="status">{labels.failed}</p>}
    </div>
  )
}
