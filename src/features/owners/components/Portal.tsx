import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ownerPath, statisticsPath, type OwnerPage } from '@/domain/owners/paths'
import type { PortalContent, SitePage, StaffView } from '@/domain/owners/views'
import { isUncounted } from '@/domain/statistics/summary'
import { ContactLinks } from '@/features/agencies/components/ContactLinks'
import { useCardTitle } from '@/features/search/components/card-title'
import type { Speech } from '@/i18n/translator'
import buttons from '@/ui/Button.module.css'
import { EmptyState } from '@/ui/EmptyState'
import { History } from '@/ui/History'
import { Statistics } from '@/ui/Statistics'
import { OwnerForm } from './OwnerForm'
import { ChangePasswordForm, ChooseForm, ForgottenForm } from './PasswordForms'
import { PropertyRow } from './PropertyRow'
import { SignInForm } from './SignInForm'
import styles from './Portal.module.css'

interface PortalProps {
  content: PortalContent
  words: Speech
}

/** A page of the owners' portal. It works without a script. Spec §2; decision 093. */
export function Portal({ content, words }: PortalProps) {
  switch (content.kind) {
    case 'sign-in':
      return <Sheet name="signIn"><SignInForm view={content} /></Sheet>
    case 'forgotten':
      return <Sheet name="forgotten"><ForgottenForm view={content} /><BackToSignIn /></Sheet>
    case 'password':
      return <Sheet name={content.isFirst ? 'first' : 'choose'}><ChooseForm view={content} /></Sheet>
    case 'void':
    case 'foreign':
    case 'gone':
      return <Lost kind={content.kind} />
    case 'none':
      return <NoProperties {...content} />
    case 'properties':
      return <Properties {...content} />
    case 'statistics':
      return <OwnStatistics {...content} words={words} />
    case 'account':
      return <Account view={content} />
    case 'weekly':
      return <WeeklyChoice isOn={content.isOn} />
    default:
      return content satisfies never
  }
}

function Sheet({ children, name }: { name: 'signIn' | 'forgotten' | 'first' | 'choose'; children: ReactNode }) {
  const t = useTranslations('Owner')
  return (
    <div className={`wrap ${styles.portal}`}>
      <h1>{t(`${name}.title`)}</h1>
      {children}
    </div>
  )
}

function BackToSignIn() {
  const t = useTranslations('Owner')
  return (
    <a className={buttons.link} href={ownerPath(useLocale(), 'sign-in')}>
      {t('signIn.back')}
    </a>
  )
}

/** What is not there, or not theirs, or opens nothing any more, with what to do next. */
function Lost({ kind }: { kind: 'void' | 'foreign' | 'gone' }) {
  const t = useTranslations('Owner')
  const language = useLocale()
  const page: OwnerPage = kind === 'void' ? 'forgotten' : 'properties'
  return (
    <div className={`wrap ${styles.portal}`}>
      <h1>{t('title')}</h1>
      <EmptyState icon={kind === 'void' ? 'link' : 'search-x'} title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
        <a className={buttons.primary} href={ownerPath(language, page)}>
          {t(`${kind}.button`)}
        </a>
      </EmptyState>
    </div>
  )
}

const PAGES = ['properties', 'statistics', 'account'] as const

/** Above each page of somebody who is signed in: where they are, where else they can go, and the way out. */
function Own({ children, page, staffView = null, title }: { staffView?: StaffView | null; page: (typeof PAGES)[number]; title: string; children: ReactNode }) {
  const t = useTranslations('Owner')
  const language = useLocale()
  return (
    <div className={`wrap ${styles.portal}`}>
      {staffView && <p className={styles.staffView}>{t('staffView', { name: staffView.name })}</p>}
      <div className={`${styles.bar} unprinted`}>
        <nav aria-label={t('title')}>
          <ul>
            {PAGES.filter((name) => !staffView || name !== 'account').map((name) => (
              <li key={name}>
                <a href={ownerPath(language, name, staffView?.id)} aria-current={name === page ? 'page' : undefined}>
                  {t(`pages.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {!staffView && (
          <OwnerForm action="sign-out">
            <button type="submit" className={styles.out}>
              {t('signOut')}
            </button>
          </OwnerForm>
        )}
      </div>
      <h1>{title}</h1>
      {children}
    </div>
  )
}

function Properties({ name, properties, staffView }: Extract<PortalContent, { kind: 'properties' }>) {
  const t = useTranslations('Owner')
  const language = useLocale()
  return (
    <Own staffView={staffView} page="properties" title={t('welcome', { name })}>
      <div className={styles.properties}>
        {properties.map((property) => (
          <PropertyRow key={property.id} property={property} href={statisticsPath(language, property.id, staffView)} />
        ))}
      </div>
    </Own>
  )
}

/** In place of the properties, or of how they do: whom to ask. */
function NoProperties({ contact, name, page, staffView }: Extract<PortalContent, { kind: 'none' }>) {
  const t = useTranslations('Owner')
  return (
    <Own staffView={staffView} page={page} title={page === 'properties' ? t('welcome', { name }) : t('pages.statistics')}>
      <EmptyState icon="house" title={t('none.title')} text={t('none.text')}>
        <div>
          <p>{contact.name}</p>
          <ContactLinks phone={contact.phone} email={contact.email} />
        </div>
      </EmptyState>
    </Own>
  )
}

type StatisticsContent = Extract<PortalContent, { kind: 'statistics' }>

function OwnStatistics({ chosen, history, properties, staffView, statistics, words }: StatisticsContent & { words: Speech }) {
  const t = useTranslations('Owner')
  const titleOf = useCardTitle()
  const names = properties.map(({ address, card, id }) => ({ id, name: [titleOf(card), address].filter(Boolean).join(', ') }))
  const own = names.find(({ id }) => id === chosen?.id)
  const choice = { action: statisticsPath(words.language, null, staffView), properties: names, chosen: chosen?.id ?? null }
  const onSite = chosen?.sitePage && <OnSite page={chosen.sitePage} />
  return (
    <Own staffView={staffView} page="statistics" title={own?.name ?? t('all')}>
      {!isUncounted(statistics) && onSite}
      <div className={styles.chapters}>
        <Statistics view={statistics} words={words} choice={properties.length > 1 ? choice : undefined} next={onSite} />
        {history && <History view={history} words={words} />}
      </div>
    </Own>
  )
}

/** The way to the page of a property; its language is named where it is another than that of the portal. */
function OnSite({ page: { href, language } }: { page: SitePage }) {
  const t = useTranslations()
  const isElsewhere = language !== useLocale()
  return (
    <a className={buttons.link} href={href} hrefLang={isElsewhere ? language : undefined}>
      {[t('Owner.onSite'), isElsewhere && `(${t('Page.inLanguage', { language })})`].filter(Boolean).join(' ')}
    </a>
  )
}

function Account({ view }: { view: Extract<PortalContent, { kind: 'account' }> }) {
  const t = useTranslations('Owner')
  return (
    <Own page="account" title={t('pages.account')}>
      <p>{t('account.text', { name: view.name, email: view.email })}</p>
      <section>
        <h2>{t('account.title')}</h2>
        <ChangePasswordForm view={view} />
      </section>
      <WeeklyMail href={view.weeklyHref} />
      <section>
        <h2>{t('everywhere.title')}</h2>
        <p>{t('everywhere.text')}</p>
        <OwnerForm action="sign-out-everywhere">
          <button type="submit" className={buttons.secondary}>
            {t('everywhere.button')}
          </button>
        </OwnerForm>
      </section>
    </Own>
  )
}

/** Whether an owner gets the weekly mail, and the button that changes it: its form is sent to the link it was opened by. */
function WeeklyChoice({ isOn }: { isOn: boolean }) {
  const t = useTranslations('Weekly')
  const owner = useTranslations('Owner')
  return (
    <div className={`wrap ${styles.portal}`}>
      <h1>{t('title')}</h1>
      <p role="status">{isOn ? t('on') : t('off')}</p>
      <form method="post">
        <button type="submit" name="weekly" value={isOn ? 'off' : 'on'} className={isOn ? buttons.secondary : buttons.primary}>
          {isOn ? t('end') : t('begin')}
        </button>
      </form>
      <a className={buttons.link} href={ownerPath(useLocale(), 'account')}>
        {owner('pages.account')}
      </a>
    </div>
  )
}

/** The way to where an owner ends the weekly mail, or begins it again. Decision 098. */
function WeeklyMail({ href }: { href: string }) {
  const t = useTranslations('Weekly')
  return (
    <section>
      <h2>{t('title')}</h2>
      <a className={buttons.link} href={href}>
        {t('choose')}
      </a>
    </section>
  )
}
