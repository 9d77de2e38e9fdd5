'use client'

import {
  FieldDescription,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormProcessing,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import type { ClientField, StaticDescription } from 'payload'
import { isKept, withLock, withoutLock } from '@/domain/feeds/locks'
import { isLanguage, type Language } from '@/i18n/languages'
import type { SiteWord } from '@/i18n/payload-words'
import { FormattedElsewhere } from '../fallback/FormattedElsewhere'
import styles from './Feed.module.css'
import { isEdited, isFromFeed, locksIn } from './form-locks'

interface FeedFieldProps {
  field: ClientField & { label?: unknown; localized?: boolean; name: string }
  path: string
  /** The name of the field with which it is locked. */
  lock: string
}

/** Below a field that an import writes: the lock that keeps it from the import, and its explanation. */
export function FeedField({ field, lock, path }: FeedFieldProps) {
  const { code } = useLocale()
  const language = field.localized && isLanguage(code) ? code : null
  const isOwned = useFormFields(([fields]) => isFromFeed(fields, language))
  return (
    <>
      {isOwned && <FeedLock field={field} language={language} lock={lock} path={path} />}
      {field.type === 'richText' ? (
        <FormattedElsewhere field={field} path={path} />
      ) : (
        <FieldDescription description={(field.admin as { description?: StaticDescription } | undefined)?.description} path={path} />
      )}
    </>
  )
}

function FeedLock({ field, language, lock, path }: FeedFieldProps & { language: Language | null }) {
  const { i18n, t } = useTranslation<object, SiteWord>()
  const { dispatchFields, getFields, setModified } = useForm()
  const { hasSavePermission } = useDocumentInfo()
  // What is changed while the form is saved is overwritten by what the server answers.
  const isSaving = useFormProcessing()
  const state = useFormFields(([fields]) => {
    const { before, now } = locksIn(fields)
    if (isKept(now, lock, language)) return 'kept'
    if (isKept(before, lock, language)) return 'released'
    return isEdited(fields, path) ? 'edited' : 'owned'
  })
  const isLocked = state === 'kept'
  const toggle = (): void => {
    const { now } = locksIn(getFields())
    const value = (isLocked ? withoutLock : withLock)(now, lock, language)
    dispatchFields({ type: 'UPDATE', path: 'lockedFields', value })
    setModified(true)
  }
  const label = getTranslation(field.label as string, i18n) || field.name
  return (
    <div className={`${styles.lock} ${styles[state]}`}>
      <p className={styles.says} role="status">
        {state === 'owned' ? '' : t(WORDS[state])}
      </p>
      <button
        type="button"
        className={styles.button}
        disabled={isSaving || hasSavePermission === false}
        title={t(isLocked ? 'site:feedRelease' : 'site:feedKeep')}
        onClick={toggle}
      >
        <LockIcon isLocked={isLocked} />
        {t(state === 'owned' ? 'site:feedOwned' : isLocked ? 'site:feedRelease' : 'site:feedKeep')}
        <span className={styles.hidden}>: {label}</span>
      </button>
    </div>
  )
}

const WORDS = {
  kept: 'site:feedKept',
  released: 'site:feedReleased',
  edited: 'site:feedEdited',
} as const satisfies Record<string, SiteWord>

/** A padlock, shut or open. */
const LockIcon = ({ isLocked }: { isLocked: boolean }) => (
  <svg className={styles.icon} viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <rect x="3" y="7" width="10" height="7" rx="1.5" fill={isLocked ? 'currentColor' : 'none'} stroke="currentColor" />
    <path d={isLocked ? 'M5 7V5a3 3 0 0 1 6 0v2' : 'M5 7V4.5a3 3 0 0 1 5.8-1'} fill="none" stroke="currentColor" />
  </svg>
)
