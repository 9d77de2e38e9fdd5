import { useTranslations } from 'next-intl'
import { mailtoHref } from '@/lib/mailto'
import { Icon } from '@/ui/Icon'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import { SHARE_MENU } from './ShareOpener'
import styles from './ShareMenu.module.css'

type ShareMenuProps = Pick<PropertyDetailView, 'title' | 'city' | 'zip' | 'url' | 'forms'>

/**
 * The ways to send the page to somebody; each `ShareOpener` of the page opens it. Those that need a script are
 * hidden until `share-page.ts` is there.
 */
export function ShareMenu({ title, city, zip, url, forms }: ShareMenuProps) {
  const t = useTranslations('Share')
  const about = { title: title.text, place: [zip, city?.text].filter(Boolean).join(' ') }
  const text = `${t('text', about)}\n${url}`
  return (
    <div
      id={SHARE_MENU}
      popover="auto"
      className={styles.menu}
      role="dialog"
      aria-label={t('heading')}
    >
      <p className={styles.heading}>
        {t('heading')}
        <button
          type="button"
          popoverTarget={SHARE_MENU}
          popoverTargetAction="hide"
          aria-label={t('close')}
          autoFocus
        >
          <Icon name="x" />
        </button>
      </p>
      <ul className={styles.ways}>
        <li>
          <a href={forms['send-to-friend'] ?? mailtoHref('', { subject: t('subject', about), body: text })} rel="nofollow">
            <Icon name="mail" />
            {t('mail')}
          </a>
        </li>
        <li>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener"
          >
            <Icon name="message-circle" />
            {t('whatsapp')}
          </a>
        </li>
        <li
          data-share-way="clipboard"
          data-url={url}
          data-copied={t('copied')}
          data-not-copied={t('notCopied')}
          hidden
        >
          <button type="button">
            <Icon name="link" />
            {t('copy')}
          </button>
          <span role="status" className={styles.said} />
        </li>
        <li data-share-way="share" data-url={url} data-title={title.text} hidden>
          <button type="button">
            <Icon name="share-2" />
            {t('system')}
          </button>
        </li>
      </ul>
    </div>
  )
}
