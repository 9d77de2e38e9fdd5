import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { emailOf } from '@/lib/mask-address'
import { canAdminister } from '@/cms/access/roles'
import { adminMessage } from '@/cms/fields/labels'
import { personalDataOf } from '@/cms/leads/personal-data'
import { EraseButton } from './EraseButton'
import styles from './Privacy.module.css'

/** What is stored about one e-mail address, to be handed over or erased. Administrators only. */
export async function PrivacyView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  if (!canAdminister(user)) notFound()
  const { language } = i18n
  const given = searchParams?.email
  const email = emailOf(given)
  return (
    <DefaultTemplate
      i18n={i18n} locale={locale} params={params} payload={payload} permissions={permissions} req={req} searchParams={searchParams} visibleEntities={visibleEntities}
      user={user ?? undefined}
    >
      <Gutter className={styles.page}>
        <h1>{adminMessage('privacy', language)}</h1>
        <p>{adminMessage('privacy.help', language)}</p>
        <form className={styles.search} action={`${payload.config.routes.admin}/privacy`}>
          <label htmlFor="privacy-email">{adminMessage('leads.email', language)}</label>
          <input
            id="privacy-email"
            name="email"
            type="email"
            required
            defaultValue={typeof given === 'string' ? given : ''}
          />
          <button type="submit">{adminMessage('privacy.search', language)}</button>
        </form>
        {given !== undefined && !email && <p role="alert">{adminMessage('privacy.noAddress', language)}</p>}
        {email && <Found email={email} api={payload.config.routes.api} language={language} payload={payload} />}
      </Gutter>
    </DefaultTemplate>
  )
}

interface FoundProps extends Pick<AdminViewServerProps, 'payload'> {
  email: string
  api: string
  language: string
}

/** What there is about an address, and what can be done with it. */
async function Found({ api, email, language, payload }: FoundProps) {
  const { leads, mails, mentions, owner, subscriptions, testimonials, visits } = await personalDataOf(payload, email)
  const mentioned = mentions.leads.length + mentions.mails.length
  if (!owner && leads.length + subscriptions.length + mails.length + mentioned === 0) {
    return <p role="status">{adminMessage('privacy.nothing', language, { email })}</p>
  }
  const goes = [
    adminMessage('privacy.leads', language, { count: leads.length }),
    adminMessage('privacy.visits', language, { count: visits.length }),
    adminMessage('privacy.testimonials', language, { count: testimonials.length }),
    adminMessage('privacy.subscriptions', language, { count: subscriptions.length }),
    ...(owner ? [adminMessage('privacy.owner', language, { count: owner.properties.length })] : []),
    adminMessage('privacy.mails', language, { count: mails.length }),
    adminMessage('privacy.mentions', language, { count: mentioned }),
  ]
  return (
    <section className={styles.found} aria-labelledby="privacy-found">
      <h2 id="privacy-found">{adminMessage('privacy.found', language, { email })}</h2>
      <ul>
        {goes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <a href={`${api}/leads/personal-data?${new URLSearchParams({ email })}`} download>
          {adminMessage('privacy.export', language)}
        </a>
      </p>
      <EraseButton
        address={`${api}/leads/erase`}
        email={email}
        goes={goes}
        labels={{
          erase: adminMessage('privacy.erase', language),
          title: adminMessage('privacy.confirm', language, { email }),
          forGood: adminMessage('privacy.forGood', language),
          confirm: adminMessage('privacy.eraseNow', language),
          cancel: adminMessage('privacy.cancel', language),
          failed: adminMessage('privacy.failed', language),
        }}
      />
    </section>
  )
}
