import type { ReactNode } from 'react'

/** One line of a list of facts: a term and what is known of it. */
export const FactRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
