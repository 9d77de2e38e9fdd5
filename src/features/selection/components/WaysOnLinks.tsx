import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import type { WaysOn } from '@/domain/favourites/views'
import styles from './WaysOnLinks.module.css'

/** The two lists, for whoever has nothing to look at yet. */
export function WaysOnLinks({ ways }: { ways: WaysOn }) {
  const t = useTranslations('Favourites')
  return (
    <div className={styles.ways}>
      <a className={buttons.primary} href={ways.saleHref}>
        {t('sale')}
      </a>
      <a className={buttons.secondary} href={ways.rentHref}>
        {t('rent')}
      </a>
    </div>
  )
}
