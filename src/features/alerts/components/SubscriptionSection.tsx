import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { EmptyState } from '@/ui/EmptyState'
import { Icon, type IconName } from '@/ui/Icon'
import type { SubscriptionView } from '../views'
import { ActionForm } from './ActionForm'
import { ChangeForm } from './ChangeForm'
import styles from './Subscription.module.css'

type OwnView = Extract<SubscriptionView, { state: unknown }>

/**
 * What whoever follows the link of a mail can do: confirm, change, pause, end and erase. Each is a button
 * that sends a form; the page itself does nothing, because programs open links too.
 */
export const SubscriptionSection = ({ view }: { view: SubscriptionView }) =>
  'state' in view ? <OwnSubscription view={view} /> : <NoSubscription view={view} />

function NoSubscription({ view: { demandHref, homeHref, kind } }: { view: Exclude<SubscriptionView, OwnView> }) {
  const t = useTranslations('Alert')
  return (
    <EmptyState icon={kind === 'erased' ? 'check' : 'link'} title={t(`${kind}Title`)} text={t(`${kind}Text`)}>
      <div className={styles.actions}>
        {demandHref && (
          <a className={buttons.primary} href={demandHref}>
            {t('again')}
          </a>
        )}
        <a className={buttons.secondary} href={homeHref}>
          {t('home')}
        </a>
      </div>
    </EmptyState>
  )
}

const ICONS: Record<OwnView['state'], IconName> = { waiting: 'mail', confirmed: 'check', paused: 'pause', ended: 'x' }

function OwnSubscription({ view }: { view: OwnView }) {
  const { change, isLimited, link, state, wish } = view
  const t = useTranslations('Alert')
  const { text, title } = useStateWords(view)
  return (
    <div className={styles.subscription}>
      <section className={styles.state}>
        <p className={styles.icon} data-state={state}>
          <Icon name={ICONS[state]} />
        </p>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{text}</p>
          {isLimited && (
            <p role="alert" className={styles.limited}>
              {t('limited')}
            </p>
          )}
          <StartButton view={view} />
        </div>
      </section>
      {wish && (
        <section className={styles.part}>
          <h2>{t('wish')}</h2>
          <dl className={styles.wish}>
            {wish.lines.map(({ label, name, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <a className={buttons.link} href={wish.listHref}>
            {t('all')}
            <Icon name="arrow-right" />
          </a>
        </section>
      )}
      {change && <ChangeForm link={link} view={change} />}
      <StopPart view={view} />
    </div>
  )
}

/** Confirms, goes on or starts again; where it runs there is nothing to press. */
function StartButton({ view: { link, state } }: { view: OwnView }) {
  const t = useTranslations('Alert')
  if (state === 'confirmed') return null
  const text = { waiting: t('confirm'), paused: t('resume'), ended: t('restart') }[state]
  return (
    <ActionForm action="confirm" link={link}>
      <button type="submit" className={buttons.primary}>
        {text}
      </button>
    </ActionForm>
  )
}

function StopPart({ view: { kind, link, state } }: { view: OwnView }) {
  const t = useTranslations('Alert')
  const isRunning = state === 'confirmed' || state === 'paused'
  return (
    <section className={styles.part}>
      {isRunning && (
        <>
          <h2>{kind === 'demand' ? t('stop') : t('stopNewsletter')}</h2>
          <div className={styles.actions}>
            {kind === 'demand' && state === 'confirmed' && (
              <ActionForm action="pause" link={link}>
                <button type="submit" className={buttons.secondary}>
                  {t('pause')}
                </button>
              </ActionForm>
            )}
            <ActionForm action="end" link={link}>
              <button type="submit" className={buttons.secondary}>
                {kind === 'demand' ? t('end') : t('stopNewsletter')}
              </button>
            </ActionForm>
          </div>
        </>
      )}
      <details className={styles.erase}>
        <summary>
          {t('eraseTitle')}
          <Icon name="chevron-down" />
        </summary>
        <p>{kind === 'demand' ? t('eraseText') : t('eraseTextNewsletter')}</p>
        <ActionForm action="erase" link={link}>
          <button type="submit" className={buttons.secondary}>
            {t('erase')}
          </button>
        </ActionForm>
      </details>
    </section>
  )
}

function useStateWords({ email, kind, state }: OwnView): { title: string; text: string } {
  const t = useTranslations('Alert')
  const isNewsletter = kind === 'newsletter'
  if (state === 'waiting') {
    return isNewsletter
      ? { title: t('waitingNewsletter'), text: t('waitingNewsletterText', { email }) }
      : { title: t('waitingDemand'), text: t('waitingDemandText', { email }) }
  }
  if (state === 'ended') {
    return isNewsletter
      ? { title: t('endedNewsletter'), text: t('endedNewsletterText', { email }) }
      : { title: t('endedDemand'), text: t('endedDemandText', { email }) }
  }
  if (state === 'paused') return { title: t('pausedDemand'), text: t('pausedDemandText', { email }) }
  return isNewsletter
    ? { title: t('confirmedNewsletter'), text: t('confirmedNewsletterText', { email }) }
    : { title: t('confirmedDemand'), text: t('confirmedDemandText', { email }) }
}
