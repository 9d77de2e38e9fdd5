import { useId } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import fields from '@/ui/Field.module.css'
import type { ListView } from '@/domain/search/list-views'
import { MOST_CHARACTERS } from '@/domain/search/criteria/words'
import styles from './UnreadWords.module.css'

/**
 * The words of a search that were not understood, in a field to change them, beside what was: the
 * form is sent where the search is, with the criteria of the list. Nothing where all was understood.
 */
export function UnreadWords({ list: { goal, unread, unknownCity } }: { list: ListView }) {
  const t = useTranslations('Unread')
  const language = useLocale()
  const id = useId()
  return (
    <div data-live="unread">
      {unread && (
        <form className={styles.unread} action={`/find/go/${language}/${goal}`} method="get" autoComplete="off">
          {!unknownCity && (
            <div>
              <p className={styles.title}>{t('title', { words: unread.words })}</p>
              <p>{t('text')}</p>
            </div>
          )}
          {unread.asked.map(({ name, value }) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          <div className={fields.field}>
            <label className={fields.label} htmlFor={id}>
              {t('label')}
            </label>
            <input
              className={fields.control}
              id={id}
              name="q"
              defaultValue={unread.words}
              maxLength={MOST_CHARACTERS}
              enterKeyHint="search"
            />
          </div>
          <div className={styles.actions}>
            <button className={buttons.secondary}>{t('search')}</button>
            <a href={unread.dropHref} rel="nofollow">
              {t('drop')}
            </a>
          </div>
        </form>
      )}
    </div>
  )
}
