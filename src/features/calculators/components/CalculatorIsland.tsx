'use client'

import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Icon } from '@/ui/Icon'
import { retry } from '@/lib/retry'
import type { CalculatorKind } from '../calculate'
import type { ResultWords } from '../result-words'
import type { CalculatorResult, CalculatorView } from '../views'
import styles from './Calculator.module.css'

interface Part {
  kind: CalculatorKind
  title: string
  fields: ReactNode
  /** The result as the page came. */
  first: Pick<CalculatorResult, 'amount' | 'words'>
  lines: ReactNode
}

type Live = Partial<Record<CalculatorKind, { result: Part['first']; lines: ReactNode }>>

interface CalculatorIslandProps {
  view: CalculatorView
  words: ResultWords
  failed: string
  parts: Part[]
  children: ReactNode
}

const load = () => retry(() => import('./recalculate'), { times: 2 })

/** Recalculates while somebody types; the code that reckons is fetched when a field is touched. */
export function CalculatorIsland({ view, words, failed, parts, children }: CalculatorIslandProps) {
  const [live, setLive] = useState<Live>({})
  const [isBroken, setIsBroken] = useState(false)
  const turn = useRef(0)

  const calculate = async ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const mine = ++turn.current
    try {
      const { recalculate } = await load()
      if (mine !== turn.current) return
      setLive(recalculate(currentTarget, view, words))
      setIsBroken(false)
    } catch {
      setIsBroken(true)
    }
  }

  return (
    <form
      className={styles.calculator}
      onFocus={() => void load().catch(() => setIsBroken(true))}
      onInput={(event) => void calculate(event)}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      {isBroken && <p role="alert">{failed}</p>}
      {parts.map(({ fields, first, kind, lines, title }, index) => {
        const { amount, words: meaning } = live[kind]?.result ?? first
        return (
          <details key={kind} className={styles.part} open={index === 0}>
            <summary className={styles.summary}>
              <h3>{title}</h3>
              <span className={styles.amount}>{amount ?? meaning}</span>
              <Icon name="chevron-down" />
            </summary>
            {fields}
            {live[kind]?.lines ?? lines}
            <p className={styles.total} aria-live="polite" aria-atomic="true">
              <span>{meaning}</span> <strong>{amount}</strong>
            </p>
          </details>
        )
      })}
    </form>
  )
}
