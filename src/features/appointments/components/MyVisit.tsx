import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ContactLinks } from '@/features/agencies/components/ContactLinks'
import buttons from '@/ui/Button.module.css'
import { SlotChoice } from './SlotChoice'
import { VisitFacts } from './VisitFacts'
import type { MyVisitView, ShownVisitView } from './views'
import styles from './MyVisit.module.css'

/**
 * A visit for whoever holds its link: to be looked at, moved or cancelled, with and without a script.
 * Spec §4, "Appointments and document requests".
 */
export function MyVisit({ view }: { view: MyVisitView }) {
  const t = useTranslations('Visits')
  if (view.kind !== 'visit') {
    return (
      <div className={styles.visit}>
        <p>{t(view.kind)}</p>
        <WaysOn view={view} />
      </div>
    )
  }
  const { news, state } = view
  return (
    <div className={styles.visit}>
      {news && (
        <p role="status" className={styles.news} data-wrong={news === 'moved' || news === 'cancelled' ? undefined : ''}>
          {t(`news.${news}`)}
        </p>
      )}
      {state === 'standing' && <p className={styles.state}>{t('standing')}</p>}
      <VisitFacts visit={view} />
      {state === 'standing' ? (
        <Changes visit={view} />
      ) : (
        <p>{t(STATE_WORDS[state])}</p>
      )}
      <Contact visit={view} />
      {(state === 'past' || state === 'cancelled') && (
        <>
          {view.isOffered && <p>{t('again')}</p>}
          <WaysOn view={view} />
        </>
      )}
    </div>
  )
}

const STATE_WORDS = { underWay: 'isUnderWay', past: 'isPast', cancelled: 'isCancelled' } as const

const Contact = ({ visit: { contact } }: { visit: ShownVisitView }) => (
  <div>
    <p>{contact.name}</p>
    <ContactLinks phone={contact.phone} email={contact.email} />
  </div>
)

const WaysOn = ({ view: { lists } }: { view: MyVisitView }) => {
  const t = useTranslations('Visits')
  return (
    <p className={styles.ways}>
      {(['sale', 'rent'] as const).map((list) => (
        <a key={list} className={buttons.secondary} href={lists[list]}>
          {t(list)}
        </a>
      ))}
    </p>
  )
}

function Changes({ visit }: { visit: ShownVisitView }) {
  const t = useTranslations('Visits')
  const { days, news } = visit
  return (
    <>
      <p>{t('standingNext')}</p>
      <details className={styles.change} open={news === 'full'}>
        <summary>{t('moveTitle')}</summary>
        {days.length === 0 ? (
          <p>{t('noOther')}</p>
        ) : (
          <ChangeForm visit={visit} action="move">
            <fieldset className={styles.slots}>
              <legend>{t('moveText')}</legend>
              <SlotChoice id="visit-slot" name="slot" days={days} chosen={undefined} isRequired />
            </fieldset>
            <button type="submit" className={buttons.primary}>
              {t('move')}
            </button>
          </ChangeForm>
        )}
      </details>
      <details className={styles.change}>
        <summary>{t('cancelTitle')}</summary>
        <ChangeForm visit={visit} action="cancel">
          <p>{t('cancelText')}</p>
          <button type="submit" className={buttons.secondary}>
            {t('cancel')}
          </button>
        </ChangeForm>
      </details>
    </>
  )
}

interface ChangeFormProps {
  visit: ShownVisitView
  action: 'move' | 'cancel'
  children: ReactNode
}

const ChangeForm = ({ action, children, visit }: ChangeFormProps) => (
  <form action="/forms/my-visit" method="post" className={styles.form}>
    <input type="hidden" name="key" value={visit.key} />
    <input type="hidden" name="_language" value={useLocale()} />
    <input type="hidden" name="action" value={action} />
    {children}
  </form>
)
