import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import type { WaysOn } from '@/domain/favourites/views'
import styles from './WaysOnLinks.module.css'

/** The two lists, for whoever has nothing to look at yet, and what else is one step away. */
export function WaysOnLinks({ ways, children }: { ways: WaysOn; children?: ReactNode }) {
  const t = useTranslations('Favourites')
  return (
    <div className={styles.ways}>
      <a className={buttons.primary} href={ways.saleHref}>
        {t('sale')}
      </a>
      <a className={buttons.secondary} href={ways.rentHref}>
        {t('rent')}
      </a>
      {children}
    </div>
  )
}
