'use client'

import { useState, type FormEvent, type ReactNode } from 'react'
import { isWished, unitOrder, UNIT_SORTS } from '@/domain/projects/unit-order'
import type { UnitFacts, UnitSort, UnitWish } from '@/domain/projects/unit-order'
import { filled } from '@/lib/filled'

interface UnitToolsIslandProps {
  /** Id of the table whose rows are sorted and narrowed. */
  table: string
  /** `{shown}` of `{total}` units. */
  found: string
  none: string
  /** What the tools are for, for those who cannot see it. */
  label: string
  className?: string
  foundClassName?: string
  children: ReactNode
}

/** What is chosen in one of the tools; nothing where it is not among them. */
const chosenIn = (tools: HTMLElement, name: string): string =>
  tools.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value ?? ''

/** Sorts and narrows the rows of a price list where they stand, and says how many are shown. */
export function UnitToolsIsland({ table, found, none, label, className, foundClassName, children }: UnitToolsIslandProps) {
  const [counts, setCounts] = useState<{ shown: number; total: number } | null>(null)
  const change = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const chosen = (name: string) => chosenIn(currentTarget, name)
    const wish: UnitWish = { type: chosen('type'), rooms: chosen('rooms'), status: chosen('status'), price: chosen('price') }
    const sort = UNIT_SORTS.find((name) => name === chosen('sort')) ?? 'floor'
    setCounts(arrange(table, wish, sort))
  }
  return (
    <div className={className} role="group" aria-label={label} data-tools="" onChange={change}>
      {children}
      <p className={foundClassName} role="status">
        {counts && (counts.shown === 0 ? none : filled(found, counts))}
      </p>
    </div>
  )
}

const factsOf = ({ dataset }: HTMLElement): UnitFacts => ({
  type: dataset.type ?? '', status: dataset.status ?? '', floor: dataset.floor ?? '',
  rooms: dataset.rooms ?? '', price: dataset.price ?? '',
})

function arrange(table: string, wish: UnitWish, sort: UnitSort) {
  const body = document.getElementById(table)?.querySelector('tbody')
  const rows = [...(body?.rows ?? [])].map((row) => ({ row, facts: factsOf(row) }))
  const order = unitOrder(sort)
  rows.sort((a, b) => order(a.facts, b.facts))
  let shown = 0
  for (const { row, facts } of rows) {
    row.hidden = !isWished(facts, wish)
    shown += row.hidden ? 0 : 1
  }
  body?.append(...rows.map(({ row }) => row))
  return { shown, total: rows.length }
}
