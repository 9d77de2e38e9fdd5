import { useLocale } from 'next-intl'
import type { CountedChoice } from '../list-views'
import styles from './Choices.module.css'

interface ChoicesProps {
  /** The parameter of the address; a choice with a name of its own has that. */
  name?: string
  choices: (CountedChoice & { name?: string })[]
  legend: string
  /** True where the panel's button says it already. */
  quiet?: boolean
  /** What it is called to choose none of those of which only one can be chosen. */
  none?: string
}

/**
 * Values to tick, each with how many there would be. Without any it draws nothing. A page has some
 * fifty, and says each twice: what is not there is left out, not undefined.
 */
export function Choices({ name = '', choices, legend, quiet, none }: ChoicesProps) {
  const locale = useLocale()
  if (choices.length === 0) return null
  return (
    <fieldset className={styles.choices}>
      <legend {...(quiet && { className: 'unseen' })}>{legend}</legend>
      {none && (
        <label>
          <input
            type="radio"
            name={name}
            value=""
            defaultChecked={!choices.some(({ selected }) => selected)}
          />
          {none}
        </label>
      )}
      {choices.map(({ name: own = name, value, label, lang, count, selected }, index) => (
        <label key={index} {...(lang !== locale && { lang })}>
          <input
            type={none ? 'radio' : 'checkbox'}
            name={own}
            value={value}
            {...(selected && { defaultChecked: true })}
          />
          {`${label} `}
          <b data-live={own + value} {...(count === 0 && !selected && { 'data-none': '' })}>
            {count}
          </b>
        </label>
      ))}
    </fieldset>
  )
}
