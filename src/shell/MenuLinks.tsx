import { ContentLink } from '@/ui/ContentLink'
import type { LinkView } from './views'

/** Links of a menu as a list, the present page marked. */
export const MenuLinks = ({ links, className }: { links: LinkView[]; className?: string }) => (
  <ul className={className}>
    {links.map((link, index) => (
      <li key={index}>
        <ContentLink link={link} />
      </li>
    ))}
  </ul>
)
