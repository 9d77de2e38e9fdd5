'use client'

import { useState } from 'react'
import { Button } from '@payloadcms/ui'
import { wordsOf, type FieldChange } from '@/domain/saves/changes'
import { SavingDialog } from './SavingDialog'
import styles from './SaveGuard.module.css'
import type { SavingWords } from './words'

/** Whose text of a field is to stay. */
export type ChosenTexts = Record<string, 'mine' | 'theirs' | undefined>

/** A field of which there are two texts, with its name. */
export interface TextPair extends FieldChange {
  label: string
}

interface ChooseTextsProps {
  title: string
  help: string
  /** Who wrote the other text, or where it stands. */
  theirs: string
  pairs: TextPair[]
  /** What is chosen before anybody chose. */
  first: ChosenTexts
  apply: string
  words: SavingWords
  onApply: (chosen: ChosenTexts) => void
  onClose: () => void
}

/** Shows two texts of each field beside each other, of which one is chosen. */
export function ChooseTexts({ apply, first, help, onApply, onClose, pairs, theirs, title, words }: ChooseTextsProps) {
  const [chosen, setChosen] = useState(first)
  const all = (side: 'mine' | 'theirs') => () => setChosen(Object.fromEntries(pairs.map(({ name }) => [name, side])))
  const shown = (value: unknown): string => {
    if (typeof value === 'boolean') return value ? words.yes : words.no
    return wordsOf(value)
  }
  return (
    <SavingDialog
      title={title} help={help} onClose={onClose}
      choices={
        <>
          <Button buttonStyle="secondary" onClick={onClose}>
            {words.later}
          </Button>
          <Button disabled={pairs.some(({ name }) => !chosen[name])} onClick={() => onApply(chosen)}>
            {apply}
          </Button>
        </>
      }
    >
      {pairs.length > 1 && (
        <div className={styles.all}>
          <Button buttonStyle="secondary" size="small" onClick={all('theirs')}>
            {words.allTheirs}
          </Button>
          <Button buttonStyle="secondary" size="small" onClick={all('mine')}>
            {words.allMine}
          </Button>
        </div>
      )}
      {pairs.map(({ both, label, name, ...texts }) => (
        <fieldset key={name} className={styles.pair}>
          <legend>{label}</legend>
          {(['theirs', 'mine'] as const).map((side) => (
            <label key={side} className={styles.text}>
              <span className={styles.side}>
                <input
                  type="radio"
                  name={`saving-${name}`}
                  checked={chosen[name] === side}
                  onChange={() => setChosen({ ...chosen, [name]: side })}
                />
                {side === 'theirs' ? theirs : both ? words.mine : words.before}
              </span>
              <span className={styles.words}>{shown(texts[side]) || <em>{words.empty}</em>}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </SavingDialog>
  )
}
