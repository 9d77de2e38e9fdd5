import styles from './Lightbox.module.css'
import { largestFile, pictureSources } from './picture-files'

export interface Slide {
  hash: string
  width: number
  height: number
  alt: string
  lang?: string
}

/** One picture of the viewer; only the one in sight and its neighbours are fetched. */
export const LightboxSlide = ({ slide, near }: { slide: Slide; near: boolean }) => (
  <figure>
    <picture>
      <source type="image/avif" srcSet={pictureSources(slide.hash, slide.width, 'avif')} />
      <img
        src={largestFile(slide.hash)}
        width={slide.width}
        height={slide.height}
        alt={slide.alt}
        lang={slide.lang}
        loading={near ? 'eager' : 'lazy'}
      />
    </picture>
    {slide.alt && (
      <figcaption className={styles.caption} lang={slide.lang} aria-hidden="true">
        {slide.alt}
      </figcaption>
    )}
  </figure>
)
