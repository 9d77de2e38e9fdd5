import { useFormatter, useTranslations } from 'next-intl'
import { LANGUAGE_NAMES, type Language } from '@/i18n/languages'
import type { PreviewCollection } from '@/routes/preview-path'
import styles from './PreviewBar.module.css'

export interface PreviewBarView {
  collection: PreviewCollection
  language: Language
  state: 'published' | 'changed' | 'draft'
  /** When the link expires, in milliseconds; null for staff. */
  validUntil: number | null
  /** Where staff change it; null for everybody else. */
  editHref: string | null
}

/** Says above a draft that it is one, for how long it can be seen, and where to change it. */
export function PreviewBar({ view }: { view: PreviewBarView }) {
  const t = useTranslations('Preview')
  const format = useFormatter()
  const { validUntil, editHref } = view
  return (
    <aside className={styles.bar} aria-label={t('title')}>
      <strong>{t('title')}</strong>
      <span>
        {t(`kinds.${view.collection}`)} · <span lang={view.language}>{LANGUAGE_NAMES[view.language]}</span>
      </span>
      <span className={styles.state}>{t(`states.${view.state}`)}</span>
      {validUntil !== null && (
        <span>
          {t('validUntil', {
            date: format.dateTime(validUntil, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </span>
      )}
      {/* In the frame beside the form the editor would open inside itself. */}
      {editHref && (
        <a href={editHref} target="_top">
          {t('edit')}
        </a>
      )}
    </aside>
  )
}
