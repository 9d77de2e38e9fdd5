import { useLocale, useTranslations } from 'next-intl'
import { dayOf } from '@/i18n/format'
import { factName, factText } from '@/domain/properties/fact-text'
import type { CardMoreView } from '@/domain/search/list-card'
import styles from './CardMore.module.css'

/** What a card says beyond its own in a list: more facts, and who offers it since when. */
export function CardMore({ more: { facts, agency, since } }: { more: CardMoreView }) {
  const t = useTranslations()
  const language = useLocale()
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => {
            const { field, value } = fact
            const isForeign = value.kind === 'text' && value.text.lang !== language
            return (
              <div key={field}>
                <dt>{factName(fact, t)}</dt>
                <dd {...(isForeign && { lang: value.text.lang })}>{factText(fact, { t, language })}</dd>
              </div>
            )
          })}
        </dl>
      )}
      <p className={styles.foot}>
        {agency && <span>{agency}</span>}
        <span>{t('Card.since', { date: dayOf(since, language) })}</span>
      </p>
    </>
  )
}
