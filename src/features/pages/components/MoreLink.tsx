import { useTranslations } from 'next-intl'
import type { TextView } from '@/i18n/languages'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import { LocalText } from '@/ui/LocalText'

interface MoreLinkProps {
  href: string
  /** What is read on: those who hear the page hear it too. */
  name: TextView
}

/** Leads from the introduction of an article to all of it. Spec §3. */
export function MoreLink({ href, name }: MoreLinkProps) {
  const t = useTranslations('Article')
  return (
    <a className={buttons.link} href={href}>
      {t('more')}
      <span className="unseen">
        : <LocalText text={name} />
      </span>
      <Icon name="arrow-right" />
    </a>
  )
}
