import { useTranslations } from 'next-intl'
import { DetailSection } from '@/ui/DetailSection'
import { Icon } from '@/ui/Icon'
import type { PropertyDetailView } from '../views'
import styles from './MediaLinks.module.css'

type MediaLinksProps = Pick<PropertyDetailView, 'videos' | 'virtualTour'>

/** Videos and the virtual tour, which open at their provider: nothing tracks here. Spec §5. */
export function MediaLinks({ videos, virtualTour }: MediaLinksProps) {
  const t = useTranslations('Detail')
  if (videos.length === 0 && !virtualTour) return null
  const onlyOne = videos.length === 0 ? 'tour' : 'video'
  const title = virtualTour && videos.length > 0 ? 'media' : onlyOne
  return (
    <DetailSection title={t(title)} unprinted>
      <ul className={styles.links}>
        {virtualTour && (
          <li>
            <a href={virtualTour} target="_blank" rel="noopener">
              <Icon name="rotate-3d" />
              {t('tour')} <span className="unseen">{t('newTab')}</span>
              <Icon name="external-link" />
            </a>
          </li>
        )}
        {videos.map(({ url, embed }, index) => (
          <li key={url}>
            <a href={embed} target="_blank" rel="noopener">
              <Icon name="circle-play" />
              {videos.length > 1 ? t('videoNumber', { number: index + 1 }) : t('video')}{' '}
              <span className="unseen">{t('newTab')}</span>
              <Icon name="external-link" />
            </a>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
