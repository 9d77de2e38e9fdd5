import { useTranslations } from 'next-intl'
import { LocalText } from '@/ui/LocalText'
import type { RibbonView } from '@/domain/properties/views'
import styles from './Ribbon.module.css'

/** What stands on the corner of a picture: sold, rented, under option, or words. Spec §3. */
export function Ribbon({ ribbon }: { ribbon: RibbonView }) {
  const t = useTranslations('Status')
  return (
    <span className={styles.ribbon} data-kind={ribbon.kind}>
      {ribbon.kind === 'text' ? <LocalText text={ribbon.text} /> : t(ribbon.kind)}
    </span>
  )
}
