import type { ReactNode } from 'react'
import { LongText } from '@/ui/LongText'

/** One line of a list of facts: a term and what is known of it. */
export const FactRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>
      <LongText text={name} />
    </dt>
    <dd>{children}</dd>
  </div>
)
