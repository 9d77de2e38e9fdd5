'use client'

import type { ReactNode } from 'react'
import { DefaultListView, Link, useListDrawerContext } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import styles from './PagesTree.module.css'

interface ListOrTreeProps {
  list: ListViewClientProps
  /** What stands in place of the table; nothing where the table is wanted. */
  tree: ReactNode
  /** The two ways of looking at the pages. */
  ways: { href: string; label: string; isCurrent: boolean }[]
  label: string
}

/** Payload's list with the tree in place of its table. In a drawer it is the list, to pick from. */
export function ListOrTree({ list, tree, ways, label }: ListOrTreeProps) {
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer) return <DefaultListView {...list} />
  const above = (
    <>
      {list.BeforeListTable}
      <nav className={styles.ways} aria-label={label}>
        {ways.map((way) => (
          <Link key={way.href} href={way.href} prefetch={false} aria-current={way.isCurrent ? 'page' : undefined}>
            {way.label}
          </Link>
        ))}
      </nav>
    </>
  )
  return <DefaultListView {...list} BeforeListTable={above} Table={tree || list.Table} />
}
