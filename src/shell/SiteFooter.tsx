import { useTranslations } from 'next-intl'
import { AgencyMentions } from '@/ui/AgencyMentions'
import { formatPhone, telHref } from '@/lib/phone'
import { MenuLinks } from './MenuLinks'
import styles from './SiteFooter.module.css'
import type { ShellView } from './views'

/** Contact, information pages, and each agency with its legal mentions. Spec §1. */
export function SiteFooter({ view }: { view: ShellView }) {
  const t = useTranslations('Footer')
  const tel = telHref(view.phone)
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.top}`}>
        <div className={styles.about}>
          <p className={styles.name}>{view.agencyName}</p>
          {(view.footerText || view.tagline) && <p>{view.footerText || view.tagline}</p>}
          {tel && <a href={tel}>{formatPhone(view.phone)}</a>}
          {view.email && <a href={`mailto:${view.email}`}>{view.email}</a>}
        </div>
        <nav aria-label={t('offer')}>
          <h2 className={styles.title}>{t('offer')}</h2>
          <MenuLinks links={view.menu} className={styles.links} />
        </nav>
        {view.infoLinks.length > 0 && (
          <nav aria-label={t('information')}>
            <h2 className={styles.title}>{t('information')}</h2>
            <MenuLinks links={view.infoLinks} className={styles.links} />
          </nav>
        )}
      </div>
      {view.agencies.length > 0 && (
        <div className={`wrap ${styles.agencies}`}>
          <h2 className={styles.title}>{t('agencies')}</h2>
          <ul className={styles.list}>
            {view.agencies.map((agency) => (
              <li key={agency.id}>
                <h3 className={styles.agency}>{agency.name}</h3>
                <AgencyMentions agency={agency} />
              </li>
            ))}
          </ul>
          <p className={styles.note}>{t('independent')}</p>
        </div>
      )}
    </footer>
  )
}
