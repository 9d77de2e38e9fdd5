import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import type { TextView } from '@/i18n/languages'
import { Icon } from './Icon'
import { LocalText } from './LocalText'

interface ContentLinkProps {
  link: { label: TextView; href: string; external: boolean; current?: boolean }
  className?: string
  /** Rendered before the words. */
  children?: ReactNode
}

/**
 * A link that staff made; one to another site opens in a new tab and says so. Menus hold dozens, on
 * every page: what is not there is left out, not undefined. Spec §3.
 */
export function ContentLink({ link, className, children }: ContentLinkProps) {
  const t = useTranslations('Shell')
  const { label, href, external, current } = link
  return (
    <a
      className={className}
      href={href}
      {...(current && { 'aria-current': 'page' })}
      {...(external && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      <LocalText text={label} />
      {external && (
        <>
          {' '}
          <Icon name="external-link" />
          <span className="unseen">{t('newTab')}</span>
        </>
      )}
    </a>
  )
}
