import type { ReactNode } from 'react'
import { Icon } from '@/ui/Icon'
import type { CalculatorResult } from '@/domain/calculators/views'
import styles from './CalculatorPart.module.css'

/** A result and how it is rendered. */
export interface Rendered extends Pick<CalculatorResult, 'amount' | 'caption'> {
  lines: ReactNode
  notes: ReactNode
}

interface CalculatorPartProps {
  /** Null for the only part, which stands open below the heading of the section. */
  title: string | null
  open: boolean
  rendered: Rendered
  /** Fields of its own. */
  children: ReactNode
}

/** One calculator: its fields, its lines, and its amount, which is read aloud when it changes. */
export function CalculatorPart({ title, open, rendered, children }: CalculatorPartProps) {
  const { amount, caption, lines, notes } = rendered
  const content = (
    <>
      {children}
      {lines}
      <p className={styles.total} aria-live="polite" aria-atomic="true">
        <span>{caption}</span> <strong>{amount}</strong>
      </p>
      {notes}
    </>
  )
  if (title === null) return <div>{content}</div>
  return (
    <details className={styles.part} open={open}>
      <summary className={styles.summary}>
        <h3>{title}</h3>
        <span className={styles.amount}>
          {caption} {amount && <strong>{amount}</strong>}
        </span>
        <Icon name="chevron-down" />
      </summary>
      {content}
    </details>
  )
}
