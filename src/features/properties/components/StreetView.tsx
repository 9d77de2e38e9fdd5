import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import { VideoPlayer } from '@/ui/VideoPlayer'
import type { StreetViewView } from '@/domain/properties/detail-views'
import styles from './StreetView.module.css'

/** The street as Google shows it: in place once asked for, or behind a link. Spec §2. */
export function StreetView({ streetView: { href, embed } }: { streetView: StreetViewView }) {
  const t = useTranslations('Surroundings')
  if (embed) {
    const video = { url: href, embed, file: false, poster: null }
    return (
      <div className="unprinted">
        <VideoPlayer video={video} title={t('street')} kind="street" />
      </div>
    )
  }
  return (
    <p className="unprinted">
      <a className={buttons.link} href={href} target="_blank" rel="noopener">
        <Icon name="map-pin" />
        {t('openStreet')}
        <Icon name="external-link" />
      </a>
      <span className={styles.note}>{t('opensElsewhere')}</span>
    </p>
  )
}
