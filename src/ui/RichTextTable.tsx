import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { plainTextOf } from '@/domain/rich-text/rich-text-plain'
import type { RichNode } from '@/domain/rich-text/rich-text-view'
import styles from './RichText.module.css'

type TableNodeOf<Kind extends RichNode['kind']> = Extract<RichNode, { kind: Kind }>

const cellsOf = (row: RichNode): TableNodeOf<'cell'>[] =>
  'children' in row ? row.children.filter((one) => one.kind === 'cell') : []

const headsColumns = (row: RichNode): boolean =>
  cellsOf(row).every(({ header, rows }) => header === 'column' && rows === 1)

/** Renders what is in a cell. */
type RenderNodes = (nodes: RichNode[]) => ReactNode

/** A table that scrolls by itself where it is wider than the screen, also by keyboard. Spec §3. */
export function RichTextTable({ rows, render }: { rows: RichNode[]; render: RenderNodes }) {
  const t = useTranslations('RichText')
  const headRows = rows.findIndex((row) => !headsColumns(row))
  const head = rows.slice(0, Math.max(headRows, 0))
  const body = rows.slice(head.length)
  const columns = cellsOf(rows[0] ?? { kind: 'line' })
    .map((cell) => plainTextOf(cell.children))
    .filter((words) => words !== '')
    .join(', ')
  const rendered = (some: RichNode[]) =>
    some.map((row, index) => <Row key={index} cells={cellsOf(row)} render={render} />)
  return (
    <section className={styles.table} aria-label={t('table', { columns })} tabIndex={0}>
      <table>
        {head.length > 0 && <thead>{rendered(head)}</thead>}
        <tbody>{rendered(body)}</tbody>
      </table>
    </section>
  )
}

function Row({ cells, render }: { cells: TableNodeOf<'cell'>[]; render: RenderNodes }) {
  return (
    <tr>
      {cells.map(({ header, columns, rows, children }, index) => {
        // The corner between two kinds of heads says nothing and heads nothing.
        const Cell = header && children.length > 0 ? 'th' : 'td'
        return (
          <Cell
            key={index}
            scope={Cell === 'td' ? undefined : header === 'row' ? 'row' : 'col'}
            colSpan={columns > 1 ? columns : undefined}
            rowSpan={rows > 1 ? rows : undefined}
          >
            {render(children)}
          </Cell>
        )
      })}
    </tr>
  )
}
