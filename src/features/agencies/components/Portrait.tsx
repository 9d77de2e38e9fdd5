import { Picture } from '@/ui/Picture'
import { initialsOf } from '@/domain/agencies/initials'
import styles from './Portrait.module.css'
import type { PictureView } from '@/domain/media/picture'

interface PortraitProps {
  name: string
  photo: PictureView | null
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string
  first?: boolean
}

/** A person's photograph, or their initials where there is none. The name stands beside it. */
export const Portrait = ({ name, photo, sizes, first }: PortraitProps) =>
  photo ? (
    <Picture picture={photo} sizes={sizes} className={styles.portrait} first={first} decorative />
  ) : (
    <span className={`${styles.portrait} ${styles.initials}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
