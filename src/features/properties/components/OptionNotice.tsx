import { useTranslations } from 'next-intl'
import { mailtoHref } from '@/lib/mailto'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import styles from './OptionNotice.module.css'

type OptionNoticeProps = Pick<PropertyDetailView, 'id' | 'agency' | 'contact' | 'similar'>

/** A property under option: what that means, and what to do meanwhile. Spec §4. */
export function OptionNotice({ id, agency, contact, similar }: OptionNoticeProps) {
  const t = useTranslations('Option')
  const email = contact?.email || agency?.email
  return (
    <div className={styles.notice}>
      <p>
        <strong>{t('title')}.</strong> {t('text')}
      </p>
      <p className={styles.ways}>
        {email && (
          <a
            className={buttons.link}
            href={mailtoHref(email, { subject: t('subject', { id: String(id) }) })}
          >
            <Icon name="mail" />
            {t('tell')}
          </a>
        )}
        {similar.length > 0 && (
          <a className={buttons.link} href="#similar">
            {t('similar')}
            <Icon name="arrow-right" />
          </a>
        )}
      </p>
    </div>
  )
}
