import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'next-intl'

interface RichTextLinkProps {
  href: string
  external: boolean
  children: ReactNode
}

/** A link inside a text; one to another site opens in a new tab and says so. Spec §3. */
export function RichTextLink({ href, external, children }: RichTextLinkProps) {
  const t = useTranslations('Shell')
  const locale = useLocale()
  if (!external) return <a href={href}>{children}</a>
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="unseen" lang={locale}>
        {` ${t('newTab')}`}
      </span>
    </a>
  )
}
