import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { VisitFacts } from './VisitFacts'
import type { MyVisitView } from './views'
import styles from './MyVisit.module.css'

/** Says on the page of thanks that a visit is booked, and what comes next; nothing where none is. */
export function BookedVisit({ manageHref, view }: { view: MyVisitView; manageHref: string | null }) {
  const t = useTranslations('Visits')
  if (view.kind !== 'visit' || view.state !== 'standing') return null
  return (
    <section className={styles.booked} aria-labelledby="booked-visit">
      <div className={styles.visit}>
        <h2 id="booked-visit">{t('booked')}</h2>
        <VisitFacts visit={view} />
        <p>
          {t('bookedNext')}
          {view.isReminded && ` ${t('bookedReminder')}`}
        </p>
        {manageHref && (
          <p>
            <a className={buttons.secondary} href={manageHref}>
              {t('manage')}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
