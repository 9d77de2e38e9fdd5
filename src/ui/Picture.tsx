import { useLocale } from 'next-intl'
import { preload } from 'react-dom'
import { pictureFile, pictureSources } from './picture-files'
import styles from './Picture.module.css'
import type { PictureView } from '@/domain/media/picture'

interface PictureProps {
  picture: PictureView
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string
  className?: string
  /** True for the one picture a page opens with: it is asked for before anything that stands above it. */
  first?: boolean
  /** True where the words beside it already say everything. */
  decorative?: boolean
  /** The upright part of it, which phones show in its place: an address without its ending. */
  portrait?: string | null
}

/** Where the upright part is shown. */
const UPRIGHT = '(width <= 600px) and (orientation: portrait)'

/** A picture over its blurred preview, cropped around its subject. Spec §9. */
export function Picture({ picture, sizes, className, first, decorative, portrait = null }: PictureProps) {
  const { hash, width, height, preview, focalX, focalY } = picture
  const locale = useLocale()
  const alt = decorative ? null : picture.alt
  const centred = focalX === 50 && focalY === 50
  const avif = pictureSources(hash, width, 'avif', sizes)
  if (first) {
    const options = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const
    const elsewhere = portrait ? { media: `not (${UPRIGHT})` } : {}
    preload(pictureFile(hash, 600, 'avif'), { ...options, ...elsewhere, imageSrcSet: avif, imageSizes: sizes })
    if (portrait) preload(`${portrait}.avif`, { ...options, media: UPRIGHT })
  }
  return (
    <picture className={className}>
      {portrait && (
        <>
          <source media={UPRIGHT} type="image/avif" srcSet={`${portrait}.avif`} />
          <source media={UPRIGHT} type="image/webp" srcSet={`${portrait}.webp`} />
        </>
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={picture.kind === 'floor-plan' ? styles.plan : styles.photo}
        src={pictureFile(hash, 600, 'webp')}
        srcSet={pictureSources(hash, width, 'webp', sizes)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt?.text ?? ''}
        {...(alt && alt.lang !== locale && { lang: alt.lang })}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        style={{
          ...(preview && { backgroundImage: `url(${preview})` }),
          ...(!centred && { objectPosition: `${focalX}% ${focalY}%` }),
        }}
      />
    </picture>
  )
}
