import type { LinkView } from './views'

/** Links of a menu as a list, the present page marked. */
export const MenuLinks = ({ links, className }: { links: LinkView[]; className?: string }) => (
  <ul className={className}>
    {links.map(({ label, href, current }) => (
      <li key={href}>
        <a href={href} aria-current={current ? 'page' : undefined}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)
