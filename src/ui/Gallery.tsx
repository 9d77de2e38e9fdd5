import { useTranslations } from 'next-intl'
import { ON_PHONES } from './card-sizes'
import { GalleryOpener } from './GalleryOpener'
import { Icon } from './Icon'
import { largestFile } from './picture-files'
import { Picture } from './Picture'
import { plansLast } from './plans-last'
import styles from './Gallery.module.css'
import type { PictureView } from '@/domain/media/picture'

const SIDE_BY_SIDE = '(min-width: 768px)'

/** How wide a picture of so many in sight is: half for the first, and for those that fill the columns of two. */
function sizesAt(index: number, count: number): string {
  const isHalf = index === 0 || count < 4 || (count === 4 && index === 3)
  const width = count === 1 ? '100vw' : isHalf ? '50vw' : '25vw'
  return `${SIDE_BY_SIDE} ${width}, ${ON_PHONES}`
}

const IN_SIGHT = 5

/**
 * A mosaic of one large and four small photographs; on a phone a row to swipe. Each leads to its
 * large file, which a script turns into a viewer of them all. Floor plans stand apart, after the
 * photographs.
 */
export function Gallery({ pictures }: { pictures: PictureView[] }) {
  const t = useTranslations('Gallery')
  const trouble = useTranslations('Favourites')
  const { ordered, firstPlan } = plansLast(pictures)
  const slides = ordered.map(({ hash, width, height, alt }) => ({
    hash,
    width,
    height,
    alt: alt?.text ?? '',
    lang: alt?.lang,
  }))
  const labels = {
    label: t('label'),
    close: t('close'),
    previous: t('previous'),
    next: t('next'),
    of: t('of'),
    picture: t('picture'),
    plan: t('plan'),
    photos: t('photos'),
    plans: t('plans'),
  }
  const photos = firstPlan > 0 ? firstPlan : ordered.length
  const inSight = Math.min(photos, IN_SIGHT)
  const plans = ordered.length - firstPlan
  const first = ordered[0]
  const plan = ordered[firstPlan]
  return (
    <GalleryOpener slides={slides} firstPlan={firstPlan} labels={labels} offline={trouble('offline')} className={styles.gallery}>
      <ul className={styles.mosaic} data-count={inSight}>
        {ordered.slice(0, inSight).map((picture, index) => (
          <li key={`${picture.hash}-${index}`}>
            <a href={largestFile(picture.hash)} data-slide={index}>
              <Picture picture={picture} sizes={sizesAt(index, inSight)} first={index === 0} />
              <span className="unseen">{t('open', { number: index + 1 })}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        {first && (
          <a href={largestFile(first.hash)} data-slide={0}>
            <Icon name="images" />
            {t('all', { count: photos })}
          </a>
        )}
        {plan && firstPlan > 0 && (
          <a href={largestFile(plan.hash)} data-slide={firstPlan}>
            {t('allPlans', { count: plans })}
          </a>
        )}
      </p>
    </GalleryOpener>
  )
}
