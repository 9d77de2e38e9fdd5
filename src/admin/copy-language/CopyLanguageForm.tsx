'use client'

import { useState } from 'react'
import { Button, toast, useLocale, useTranslation } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import { isLanguage, LANGUAGES, type Language } from '@/i18n/languages'
import { filled } from '@/lib/filled'
import { isFilled, isReplaced, type CopiedText } from './copied-texts'
import { shortWords } from '../fallback/text-elsewhere'
import styles from './CopyLanguage.module.css'
import { useCopy } from './use-copy'
import type { CopyLabels } from './views'

interface CopyLanguageFormProps {
  labels: CopyLabels
  onCopied: () => void
}

/** Which language the texts on the screen are copied to, and what they fill and replace there. */
export function CopyLanguageForm({ labels, onCopied }: CopyLanguageFormProps) {
  const { code } = useLocale()
  const from = isLanguage(code) ? code : 'fr'
  const { textsTo, copy, isUnread, isLive } = useCopy(from)
  const languageName = useLanguageNames()
  const [to, setTo] = useState<Language | ''>('')
  const [isBusy, setBusy] = useState(false)
  const [replaces, setReplaces] = useState(false)
  const texts = to === '' ? null : textsTo(to)
  const fills = texts?.filter(isFilled) ?? []
  const replaced = texts?.filter(isReplaced) ?? []
  const chosen = replaces ? [...fills, ...replaced] : fills
  const names = { from: languageName(from), to: to && languageName(to) }

  const submit = async (): Promise<void> => {
    if (to === '') return
    setBusy(true)
    try {
      await copy(chosen, to)
      toast.success(filled(labels.copied, { ...names, count: chosen.length }))
      onCopied()
    } catch (error) {
      toast.error((error instanceof Error && error.message) || labels.failed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        // It stands within the form of the document, which would be published.
        event.stopPropagation()
        void submit()
      }}
    >
      <p>{filled(labels.intro, names)}</p>
      <label className={styles.choice}>
        {labels.to}
        <select
          value={to}
          onChange={({ target }) => {
            setTo(isLanguage(target.value) ? target.value : '')
            setReplaces(false)
          }}
        >
          <option value="">{labels.choose}</option>
          {LANGUAGES.filter((one) => one !== from).map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </select>
      </label>
      <div role="status">
        {isUnread && <p>{labels.failed}</p>}
        {texts?.length === 0 && <p>{filled(labels.nothing, names)}</p>}
        {texts && texts.length > 0 && fills.length + replaced.length === 0 && <p>{filled(labels.same, names)}</p>}
        {fills.length > 0 && <p>{filled(labels.fills, { ...names, count: fills.length })}</p>}
        {fills.length + replaced.length > 0 && <p>{isLive ? labels.live : labels.draft}</p>}
      </div>
      {replaced.length > 0 && (
        <fieldset className={styles.replaced}>
          <label>
            <input type="checkbox" checked={replaces} onChange={({ target }) => setReplaces(target.checked)} />
            {filled(labels.alsoReplace, { ...names, count: replaced.length })}
          </label>
          <p>{filled(labels.replaces, { ...names, count: replaced.length })}</p>
          <ul>
            {replaced.map((one) => (
              <Replaced key={one.path.join('.')} text={one} from={from} labels={labels} to={to || from} />
            ))}
          </ul>
        </fieldset>
      )}
      <Button type="submit" disabled={isBusy || chosen.length === 0}>
        {isBusy ? labels.copying : filled(labels.copy, { count: chosen.length })}
      </Button>
    </form>
  )
}

/** What languages are called in that of the person at work: they stand within sentences. */
function useLanguageNames(): (language: Language) => string {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  return (language) => names.of(language) ?? language
}

interface ReplacedProps {
  text: CopiedText
  from: Language
  to: Language
  labels: CopyLabels
}

function Replaced({ text, from, to, labels }: ReplacedProps) {
  const { i18n } = useTranslation()
  const place = text.labels.map((label) => named(label, (one) => getTranslation(one, i18n))).join(' › ')
  return (
    <li>
      <strong>{place}</strong>
      <dl>
        <dt>{labels.now}</dt>
        <dd lang={to}>{shortWords(text.to, to) || labels.picture}</dd>
        <dt>{labels.instead}</dt>
        <dd lang={from}>{shortWords(text.from, from) || labels.picture}</dd>
      </dl>
    </li>
  )
}

/** A label of the configuration, or the number of a row. */
function named(label: unknown, translated: (label: string | Record<string, string>) => string): string {
  if (typeof label === 'number') return String(label)
  return typeof label === 'string' || (typeof label === 'object' && label !== null)
    ? translated(label as string | Record<string, string>)
    : ''
}
