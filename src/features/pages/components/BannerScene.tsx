import { useTranslations } from 'next-intl'
import { Picture } from '@/ui/Picture'
import type { BannerView } from '@/domain/pages/views'
import { BannerGallery } from './BannerGallery'
import { BannerVideo } from './BannerVideo'
import styles from './BannerScene.module.css'
import type { PictureView } from '@/domain/media/picture'

interface StillProps {
  picture: PictureView
  first?: boolean
  portrait?: string | null
}

const Still = ({ picture, first, portrait }: StillProps) => (
  <Picture picture={picture} sizes="100vw" className={styles.picture} first={first} portrait={portrait} decorative />
)

/**
 * What a banner shows behind its words. Its first picture is part of the page; what moves comes
 * with a script, and stands still under reduced motion. Spec §2, "Home banner types".
 */
export function BannerScene({ content, portrait }: Pick<BannerView, 'content' | 'portrait'>) {
  const t = useTranslations('Banner')
  const labels = { pause: t('pause'), play: t('play') }
  switch (content.type) {
    case 'plain':
      return null
    case 'image':
      return (
        <div className={styles.scene}>
          <Still picture={content.picture} portrait={portrait} first />
        </div>
      )
    case 'gallery': {
      const [picture] = content.pictures
      if (!picture) return null
      const slides = content.pictures.map((each, index) => (
        <Still key={`${each.hash}-${index}`} picture={each} first={index === 0} portrait={index === 0 ? portrait : null} />
      ))
      return (
        <div className={styles.scene}>
          {slides.length === 1 ? (
            slides
          ) : (
            <BannerGallery slides={slides} seconds={content.seconds} labels={labels} />
          )}
        </div>
      )
    }
    case 'video':
      return (
        <div className={styles.scene}>
          {content.poster && <Still picture={content.poster} first />}
          <BannerVideo url={content.url} mimeType={content.mimeType} labels={labels} />
        </div>
      )
    default:
      return content satisfies never
  }
}
