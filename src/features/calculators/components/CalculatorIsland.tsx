'use client'

import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { late } from '@/lib/retry'
import type { ResultLabels } from '@/domain/calculators/result-labels'
import type { CalculatorKind, CalculatorView } from '@/domain/calculators/views'
import { CalculatorPart, type Rendered } from './CalculatorPart'

interface Part {
  kind: CalculatorKind
  title: string
  fields: ReactNode
  /** The result as the page came. */
  first: Rendered
}

interface CalculatorIslandProps {
  view: CalculatorView
  labels: ResultLabels
  failed: string
  parts: Part[]
  className?: string
  children: ReactNode
}

const load = late(() => import('./recalculate'))

/**
 * Recalculates while somebody types; the code that reckons is fetched when a field is touched. A browser that
 * goes back fills in nothing: the amounts are those of the page as it came.
 */
export function CalculatorIsland({ view, labels, failed, parts, className, children }: CalculatorIslandProps) {
  const [live, setLive] = useState<Partial<Record<CalculatorKind, Rendered>>>({})
  const [isBroken, setIsBroken] = useState(false)
  const turn = useRef(0)

  const calculate = async ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLElement) target.dataset.typed = ''
    const mine = ++turn.current
    try {
      const { recalculate } = await load()
      if (mine !== turn.current) return
      setLive(recalculate(currentTarget, view, labels))
      setIsBroken(false)
    } catch {
      setIsBroken(true)
    }
  }

  return (
    <form
      className={className}
      autoComplete="off"
      onFocus={() => void load().catch(() => setIsBroken(true))}
      onInput={(event) => void calculate(event)}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      {isBroken && <p role="alert">{failed}</p>}
      {parts.map(({ fields, first, kind, title }, index) => (
        <CalculatorPart
          key={kind}
          title={parts.length > 1 ? title : null}
          open={index === 0}
          rendered={live[kind] ?? first}
        >
          {fields}
        </CalculatorPart>
      ))}
    </form>
  )
}
