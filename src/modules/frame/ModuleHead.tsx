import { LocalText } from '@/ui/LocalText'
import { LongText } from '@/ui/LongText'
import type { ModuleFrameView } from './views'
import styles from './ModuleHead.module.css'

/** The title of a module and its two descriptions; nothing where it has none. Spec §3. */
export function ModuleHead({ module }: { module: ModuleFrameView }) {
  const { title, titleSize: Title, description, description2 } = module
  if (!title && !description && !description2) return null
  return (
    <div className={styles.head}>
      {title && (
        <Title className={styles.title}>
          <LongText text={title} />
        </Title>
      )}
      {description && (
        <p className={styles.lead}>
          <LocalText text={description} />
        </p>
      )}
      {description2 && (
        <p className={styles.more}>
          <LocalText text={description2} />
        </p>
      )}
    </div>
  )
}
