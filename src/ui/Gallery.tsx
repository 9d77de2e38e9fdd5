import { useTranslations } from 'next-intl'
import type { PictureView } from '@/features/properties/views'
import { GalleryOpener } from './GalleryOpener'
import { Icon } from './Icon'
import { largestFile } from './picture-files'
import { Picture } from './Picture'
import styles from './Gallery.module.css'

const SIDE_BY_SIDE = '(min-width: 768px)'
const sizesAt = (index: number): string =>
  `${SIDE_BY_SIDE} ${index === 0 ? '50vw' : '25vw'}, 88vw`

/**
 * A mosaic of one large and four small pictures; on a phone a row to swipe. Each leads to its
 * large file, which a script turns into a viewer of them all.
 */
export function Gallery({ pictures }: { pictures: PictureView[] }) {
  const t = useTranslations('Gallery')
  const slides = pictures.map(({ hash, width, height, alt }) => ({
    hash,
    width,
    height,
    alt: alt?.text ?? '',
    lang: alt?.lang,
  }))
  const words = {
    label: t('label'),
    close: t('close'),
    previous: t('previous'),
    next: t('next'),
    of: t('of'),
    picture: t('picture'),
  }
  return (
    <GalleryOpener slides={slides} words={words} className={styles.gallery}>
      <ul className={styles.mosaic} data-count={Math.min(pictures.length, 5)}>
        {pictures.slice(0, 5).map((picture, index) => (
          <li key={`${picture.hash}-${index}`}>
            <a href={largestFile(picture.hash)} data-slide={index}>
              <Picture picture={picture} sizes={sizesAt(index)} first={index === 0} />
              <span className="unseen">{t('open', { number: index + 1 })}</span>
            </a>
          </li>
        ))}
      </ul>
      {pictures[0] && (
        <a className={styles.all} href={largestFile(pictures[0].hash)} data-slide={0}>
          <Icon name="images" />
          {t('all', { count: pictures.length })}
        </a>
      )}
    </GalleryOpener>
  )
}
