import { useTranslations } from 'next-intl'
import { VideoPlayer } from '@/ui/VideoPlayer'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import styles from './MediaSection.module.css'

type MediaSectionProps = Pick<PropertyDetailView, 'videos' | 'virtualTour'>

/** The virtual tour and the videos, which nobody is asked for before they are played. Spec §5. */
export function MediaSection({ videos, virtualTour }: MediaSectionProps) {
  const t = useTranslations('Detail')
  return (
    <div className={styles.media}>
      {virtualTour && <VideoPlayer video={virtualTour} title={t('tour')} kind="tour" />}
      {videos.map((video, index) => (
        <VideoPlayer
          key={video.url}
          video={video}
          title={videos.length > 1 ? t('videoNumber', { number: index + 1 }) : t('video')}
          thumbnail={video.thumbnail}
        />
      ))}
    </div>
  )
}
