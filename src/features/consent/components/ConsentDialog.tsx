'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { AGREED, DECLINED, type ConsentChoice } from '@/domain/consent/choice'
import type { ConsentView, ToggleView } from '@/domain/consent/views'
import type { TextView } from '@/i18n/languages'
import buttons from '@/ui/Button.module.css'
import styles from './ConsentDialog.module.css'

export interface ConsentDialogProps {
  view: ConsentView
  onChosen: (choice: ConsentChoice) => void
}

const TITLE_ID = 'consent-title'
const TEXT_ID = 'consent-text'

/**
 * Asks for consent: a summary, and settings with five toggles. It holds the focus, which begins on its title,
 * so that a key that was meant for the page answers nothing; Escape leads back to the summary and answers
 * nothing either. Spec §4, "Cookie consent".
 */
export function ConsentDialog({ view, onChosen }: ConsentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<ConsentChoice | null>(null)
  const isOpen = chosen !== null

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    title.current?.focus()
  }, [isOpen])

  const answer = (choice: ConsentChoice) => {
    dialog.current?.close()
    onChosen(choice)
  }
  const keep = (event: SyntheticEvent) => event.preventDefault()
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    setChosen(null)
  }
  const button = (label: TextView, choice: ConsentChoice) => (
    <button type="button" className={buttons.primary} lang={label.lang} onClick={() => answer(choice)}>
      {label.text}
    </button>
  )

  return (
    <dialog
      ref={dialog}
      className={styles.box}
      aria-labelledby={TITLE_ID}
      aria-describedby={!isOpen && view.description ? TEXT_ID : undefined}
      onKeyDown={pressed}
      onCancel={keep}
    >
      <h2 ref={title} id={TITLE_ID} tabIndex={-1} className={styles.title} lang={(isOpen ? view.settingsTitle : view.title).lang}>
        {(isOpen ? view.settingsTitle : view.title).text}
      </h2>
      {isOpen ? (
        <ul className={styles.toggles}>
          {view.toggles.map((toggle) => (
            <Toggle key={toggle.name} toggle={toggle} alwaysOn={view.alwaysOn} choice={chosen} onChange={setChosen} />
          ))}
        </ul>
      ) : (
        view.description && (
          <p id={TEXT_ID} className={styles.text} lang={view.description.lang}>
            {view.description.text}
          </p>
        )
      )}
      {view.policy && (
        <a className={styles.policy} href={view.policy.href} target="_blank" rel="noopener" lang={view.policy.label.lang}>
          {view.policy.label.text}
        </a>
      )}
      <div className={isOpen ? styles.three : styles.two}>
        {button(view.decline, DECLINED)}
        {isOpen && button(view.agreePartly, chosen)}
        {button(isOpen ? view.agreeAll : view.agree, AGREED)}
      </div>
      {!isOpen && (
        <button type="button" className={styles.change} lang={view.change.lang} onClick={() => setChosen(DECLINED)}>
          {view.change.text}
        </button>
      )}
    </dialog>
  )
}

interface ToggleProps {
  toggle: ToggleView
  alwaysOn: TextView
  choice: ConsentChoice
  onChange: (choice: ConsentChoice) => void
}

/** A toggle with what it means; that of what is necessary cannot be switched off. */
function Toggle({ toggle: { name, title, description }, alwaysOn, choice, onChange }: ToggleProps) {
  const isNecessary = name === 'necessary'
  const textId = `consent-${name}`
  return (
    <li className={styles.toggle}>
      <label className={styles.label} lang={title.lang}>
        <span>{title.text}</span>
        {isNecessary && (
          <span className={styles.always} lang={alwaysOn.lang}>
            {alwaysOn.text}
          </span>
        )}
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          checked={isNecessary || choice[name]}
          disabled={isNecessary}
          aria-describedby={description ? textId : undefined}
          onChange={({ target }) => !isNecessary && onChange({ ...choice, [name]: target.checked })}
        />
      </label>
      {description && (
        <p id={textId} className={styles.note} lang={description.lang}>
          {description.text}
        </p>
      )}
    </li>
  )
}
