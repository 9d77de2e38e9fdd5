import { useTranslations } from 'next-intl'
import { BannerGallery } from '@/features/pages/components/BannerGallery'
import { Picture } from '@/ui/Picture'
import styles from './Backdrop.module.css'
import type { ModuleFrameView } from './views'

interface BackdropProps {
  background: ModuleFrameView['background']
  /** Reaches the edges of the screen. */
  alone: boolean
}

/**
 * The pictures that a module stands on; nothing where it has none. Several fade into each other once
 * they are seen; without a script, and under reduced motion, the first one stays. Spec §3,
 * `backgroundType`.
 */
export function Backdrop({ background, alone }: BackdropProps) {
  const t = useTranslations('Banner')
  const pictures = picturesOf(background)
  if (pictures.length === 0) return null
  const slides = pictures.map((picture, index) => (
    <Picture
      key={`${picture.hash}-${index}`}
      picture={picture}
      sizes={alone ? '100vw' : '(min-width: 767px) 60vw, 100vw'}
      className={styles.picture}
      decorative
    />
  ))
  return (
    <div className={styles.backdrop} data-backdrop={slides.length > 1 ? 'several' : 'one'}>
      {background.type === 'gallery' && slides.length > 1 ? (
        <BannerGallery
          slides={slides}
          seconds={background.seconds}
          labels={{ pause: t('pause'), play: t('play') }}
        />
      ) : (
        slides
      )}
    </div>
  )
}

const picturesOf = (background: ModuleFrameView['background']) => {
  if (background.type === 'image') return [background.picture]
  return background.type === 'gallery' ? background.pictures : []
}
