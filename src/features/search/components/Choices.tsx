import { useLocale, useTranslations } from 'next-intl'
import type { CountedChoice } from '../list-views'
import styles from './Choices.module.css'

interface ChoicesProps {
  /** The parameter of the address; a choice with a name of its own has that. */
  name?: string
  choices: (CountedChoice & { name?: string })[]
  /** What a group of several says above its choices; the panel's button says it otherwise. */
  legend?: string
  /** True where only one of them can be chosen, or none. */
  one?: boolean
}

/** Values to tick, each with how many there would be. None gives nothing. */
export function Choices({ name = '', choices, legend, one }: ChoicesProps) {
  const t = useTranslations('Filters')
  const locale = useLocale()
  if (choices.length === 0) return null
  return (
    <fieldset className={one ? styles.one : styles.choices}>
      {legend && <legend>{legend}</legend>}
      {one && (
        <label>
          <input
            type="radio"
            name={name}
            value=""
            defaultChecked={!choices.some(({ selected }) => selected)}
          />
          {t('any')}
        </label>
      )}
      {choices.map(({ name: own = name, value, label, lang, count, selected }) => (
        <label key={own + value} lang={lang === locale ? undefined : lang}>
          <input
            type={one ? 'radio' : 'checkbox'}
            name={own}
            value={value}
            defaultChecked={selected}
          />
          {label}
          <b data-live={own + value} data-none={count === 0 && !selected ? '' : undefined}>
            {count}
          </b>
        </label>
      ))}
    </fieldset>
  )
}
