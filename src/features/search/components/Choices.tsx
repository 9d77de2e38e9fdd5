import { useLocale, useTranslations } from 'next-intl'
import type { ChoicesView, CountedChoice, TicksView } from '@/domain/search/list-views'
import styles from './Choices.module.css'

/**
 * Values to tick, each with how many there would be. Without any it renders nothing. A page has some
 * fifty, and says each twice: what is not there is left out, not undefined.
 */
export function Choices({ field }: { field: ChoicesView | TicksView }) {
  const t = useTranslations('Filters')
  const locale = useLocale()
  const { panel, legend } = field
  const name = field.kind === 'choices' ? field.name : ''
  const none = field.kind === 'choices' && field.none
  const choices: (CountedChoice & { name?: string })[] = field.choices
  if (choices.length === 0) return null
  return (
    <fieldset className={styles.choices}>
      <legend {...(legend === panel && { className: 'unseen' })}>{t(legend)}</legend>
      {none && (
        <label>
          <input
            type="radio"
            name={name}
            value=""
            defaultChecked={!choices.some(({ selected }) => selected)}
          />
          {t(none)}
        </label>
      )}
      {choices.map(({ name: own = name, value, label, lang, count, selected, isPart }, index) => (
        <label key={index} {...(lang !== locale && { lang })} {...(isPart && { 'data-part': '' })}>
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
