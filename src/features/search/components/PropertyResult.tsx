import type { Language } from '@/i18n/languages'
import { pictureFile } from '@/ui/picture-files'
import type { PropertyRowView } from '@/domain/search/row-views'
import styles from './PropertyResult.module.css'

/** Pixels. Spec §9. */
const THUMBNAIL = 60

interface PropertyResultProps {
  cellId: string
  property: Pick<PropertyRowView, 'id' | 'href'> & Partial<PropertyRowView>
  language: Language
  /** `Ref: 4711` */
  label: string
  /** The id of the cell with the virtual focus. */
  active: string | undefined
}

/** A property among the results: thumbnail, start of the description, its number. Spec §2. */
export function PropertyResult({ cellId, property, language, label, active }: PropertyResultProps) {
  const { href, description, picture } = property
  return (
    <div role="row">
      <div
        id={cellId}
        role="gridcell"
        data-active={cellId === active || undefined}
        className={styles.property}
      >
        <a href={href} tabIndex={-1}>
          <span className={styles.thumbnail}>
            {picture && (
              <img
                src={pictureFile(picture.hash, 100, 'webp')}
                width={THUMBNAIL}
                height={THUMBNAIL}
                alt=""
                style={{ objectPosition: `${picture.focalX}% ${picture.focalY}%` }}
              />
            )}
          </span>
          <span>
            {description && (
              <span
                className={styles.description}
                lang={description.lang === language ? undefined : description.lang}
              >
                {description.text}
              </span>
            )}
            <span className={styles.label}>{label}</span>
          </span>
        </a>
      </div>
    </div>
  )
}
