'use client'

import { useState, useSyncExternalStore, type FormEvent } from 'react'
import { filled } from '@/lib/filled'
import fields from '@/ui/Field.module.css'
import { isWished, unitOrder, UNIT_SORTS } from '@/domain/projects/unit-order'
import type { UnitFacts, UnitSort, UnitWish } from '@/domain/projects/unit-order'
import styles from './UnitTools.module.css'

interface FilterOption {
  value: string
  label: string
}

export interface UnitToolsProps {
  /** Id of the table whose rows are sorted and narrowed. */
  table: string
  labels: { type: string; rooms: string; status: string; price: string; sort: string }
  everything: string
  types: FilterOption[]
  rooms: FilterOption[]
  states: FilterOption[]
  prices: FilterOption[]
  sorts: FilterOption[]
  /** `{shown}` of `{total}` units. */
  found: string
  none: string
}

const never = () => () => {}
const wishOf = (form: FormData, name: keyof UnitWish): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Sorts and narrows the price list where it stands: the rows are rendered by the server, and without
 * JavaScript the whole list is there.
 */
export function UnitTools({ table, labels, everything, found, none, ...options }: UnitToolsProps) {
  const ready = useSyncExternalStore(never, () => true, () => false)
  const [counts, setCounts] = useState<{ shown: number; total: number } | null>(null)
  if (!ready) return null

  const change = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const wish: UnitWish = {
      ...{ type: wishOf(form, 'type'), rooms: wishOf(form, 'rooms') },
      ...{ status: wishOf(form, 'status'), price: wishOf(form, 'price') },
    }
    const sort = UNIT_SORTS.find((name) => name === form.get('sort')) ?? 'floor'
    setCounts(arrange(table, wish, sort))
  }
  const select = (name: keyof typeof labels, choices: FilterOption[], all: boolean) =>
    choices.length > 1 && (
      <div className={fields.field}>
        <label className={fields.label} htmlFor={`${table}-${name}`}>
          {labels[name]}
        </label>
        <select className={fields.control} id={`${table}-${name}`} name={name}>
          {all && <option value="">{everything}</option>}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    )
  return (
    <form className={`${styles.tools} unprinted`} onChange={change} onSubmit={(event) => event.preventDefault()}>
      {select('type', options.types, true)}
      {select('rooms', options.rooms, true)}
      {select('price', options.prices, true)}
      {select('status', options.states, true)}
      {select('sort', options.sorts, false)}
      <p className={styles.found} role="status">
        {counts && (counts.shown === 0 ? none : filled(found, counts))}
      </p>
    </form>
  )
}

const factsOf = ({ dataset }: HTMLElement): UnitFacts => ({
  ...{ type: dataset.type ?? '', status: dataset.status ?? '', floor: dataset.floor ?? '' },
  ...{ rooms: dataset.rooms ?? '', price: dataset.price ?? '' },
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
