import { useTranslations } from 'next-intl'
import { wordFor } from '@/i18n/word'
import type { FactView } from '../views'
import { FactValue } from './FactValue'
import styles from './FactList.module.css'

/** Facts of one subject as a list of terms. Spec §3. */
export function FactList({ facts }: { facts: FactView[] }) {
  const t = useTranslations('Facts')
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.field}>
          <dt>{wordFor(t, fact.field)}</dt>
          <dd>
            <FactValue fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
