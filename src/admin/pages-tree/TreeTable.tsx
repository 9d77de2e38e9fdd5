'use client'

import { useState, type ReactNode } from 'react'
import { ChevronIcon, Link } from '@payloadcms/ui'
import styles from './PagesTree.module.css'
import type { TreePlace } from './tree-order'

/** A page as a row of the tree. */
export interface TreeRow extends TreePlace {
  /** What the page is called. */
  label: string
  href: string
  name: ReactNode
  /** What stands in the columns after the name. */
  cells: ReactNode[]
}

interface TreeTableProps {
  rows: TreeRow[]
  labels: { caption: string; open: string; close: string; columns: string[] }
}

/** Rows below each other, indented, of which those with others below them open and close. */
export function TreeTable({ rows, labels }: TreeTableProps) {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const turn = (id: number) => setClosed((before) => (before.has(id) ? without(before, id) : new Set([...before, id])))
  return (
    <div className={`table pages-tree ${styles.tree}`}>
      <table cellPadding="0" cellSpacing="0">
        <caption className="sr-only">{labels.caption}</caption>
        <thead>
          <tr>
            {labels.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ above }) => !above.some((id) => closed.has(id)))
            .map((row) => (
              <tr key={row.id}>
                <td>
                  <div className={styles.name} style={{ '--level': row.level - 1 } as React.CSSProperties}>
                    {row.below > 0 && (
                      <button
                        type="button"
                        className={styles.turn}
                        aria-expanded={!closed.has(row.id)}
                        aria-label={(closed.has(row.id) ? labels.open : labels.close).replace('{label}', row.label)}
                        onClick={() => turn(row.id)}
                      >
                        <ChevronIcon direction={closed.has(row.id) ? 'right' : 'down'} />
                      </button>
                    )}
                    <Link href={row.href} prefetch={false}>
                      {row.name}
                    </Link>
                  </div>
                </td>
                {row.cells.map((cell, index) => (
                  <td key={labels.columns[index + 1]} className={index === STATE ? 'cell-_status' : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

/** Which of the cells is drawn as Payload draws a state. */
const STATE = 2

const without = (ids: ReadonlySet<number>, one: number): ReadonlySet<number> => new Set([...ids].filter((id) => id !== one))
