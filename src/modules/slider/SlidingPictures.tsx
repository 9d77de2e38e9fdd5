import { Picture } from '@/ui/Picture'
import { Slider } from '@/ui/Slider'
import styles from './SlidingPictures.module.css'
import type { PictureView } from '@/domain/media/picture'

interface SlidingPicturesProps {
  label: string
  pictures: PictureView[]
  /** True where its first picture is the one a page opens with. */
  first: boolean
}

/** Pictures of one height in a row, each as wide as it is. */
export const SlidingPictures = ({ label, pictures, first }: SlidingPicturesProps) => (
  <Slider label={label} inSight="own">
    {pictures.map((picture, index) => (
      <li key={`${picture.hash}-${index}`} className={styles.slide}>
        <Picture
          picture={picture}
          sizes="(min-width: 768px) 45rem, 90vw"
          className={styles.picture}
          first={first && index === 0}
        />
      </li>
    ))}
  </Slider>
)
