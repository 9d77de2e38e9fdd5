import { Picture } from '@/ui/Picture'
import styles from './ArticlePictures.module.css'
import type { PictureView } from '@/domain/media/picture'

/** The pictures of an article beside each other; nothing where it has none. */
export const ArticlePictures = ({ pictures }: { pictures: PictureView[] }) =>
  pictures.length > 0 && (
    <ul className={styles.pictures}>
      {pictures.map((picture, index) => (
        <li key={`${picture.hash}-${index}`}>
          <Picture
            picture={picture}
            sizes="(min-width: 600px) 330px, 94vw"
            className={styles.picture}
          />
        </li>
      ))}
    </ul>
  )
