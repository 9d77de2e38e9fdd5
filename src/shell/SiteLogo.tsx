import { useTranslations } from 'next-intl'
import { Picture } from '@/ui/Picture'
import styles from './SiteLogo.module.css'
import type { ShellView } from './views'

/** The agency's logo, or its name, leading home; small once the page is scrolled. Spec §4. */
export function SiteLogo({ view }: { view: ShellView }) {
  const t = useTranslations('Shell')
  return (
    <a
      className={styles.logo}
      href={view.homeHref}
      aria-label={t('home', { name: view.agencyName })}
    >
      {view.logo ? (
        <Picture picture={view.logo} sizes="200px" className={styles.picture} first decorative />
      ) : (
        view.agencyName
      )}
    </a>
  )
}
