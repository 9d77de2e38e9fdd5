import type { ReactNode } from 'react'
import { ContentLink } from '@/ui/ContentLink'
import type { LinkView } from './views'

/** Links of a menu as a list, the present page marked; `children` are further items. */
export const MenuLinks = ({ links, className, children }: { links: LinkView[]; className?: string; children?: ReactNode }) => (
  <ul className={className}>
    {links.map((link, index) => (
      <li key={index}>
        <ContentLink link={link} />
      </li>
    ))}
    {children}
  </ul>
)
