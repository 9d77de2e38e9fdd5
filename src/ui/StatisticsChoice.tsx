import type { Speech } from '@/i18n/translator'
import buttons from './Button.module.css'
import fields from './Field.module.css'
import styles from './Statistics.module.css'

export interface StatisticsChoiceProps {
  choice: {
    /** The address that the form asks for, with `property` in its query; blank there is all of them. */
    action: string
    properties: readonly { id: number; name: string }[]
    /** The one that is shown; null for all together. */
    chosen: number | null
  }
  words: Speech
}

/** Which property the statistics are of: a form that works without a script. Spec §2. */
export const StatisticsChoice = ({ choice: { action, chosen, properties }, words: { t } }: StatisticsChoiceProps) => (
  <form method="get" action={action} className={`${styles.choice} unprinted`}>
    <div className={fields.field}>
      <label className={fields.label} htmlFor="statistics-property">
        {t('Statistics.property')}
      </label>
      <select id="statistics-property" name="property" defaultValue={chosen ?? ''} className={fields.control}>
        <option value="">{t('Statistics.all', { count: properties.length })}</option>
        {properties.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
    <button type="submit" className={buttons.secondary}>
      {t('Statistics.show')}
    </button>
  </form>
)
