import type { UIFieldServerProps } from 'payload'
import { canEditListingOf } from '@/cms/access/roles'
import { adminMessage } from '@/cms/fields/labels'
import { readSiteSettings } from '@/cms/globals/site-settings'
import { failedAccountMailOf } from '@/cms/mails/failed-mails'
import { sendsMail } from '@/cms/mails/outbox'
import { accountStage, type AccountStage } from '@/domain/owners/keys'
import { ownerPath } from '@/domain/owners/paths'
import { readerLanguage } from '@/i18n/languages'
import { idOf } from '@/lib/documents'
import type { Owner } from '@/payload-types'
import { languageFor } from '@/routes/language-for'
import { shortMoment } from '../dates/written-dates'
import { FailedMailLine } from '../mails/FailedMailLine'
import { PostButton } from '../PostButton'
import styles from './AccountField.module.css'

/** How far an owner is with the account, and the button that sends the mail to choose a password. */
export async function AccountField({ i18n: { language }, id, payload, user }: UIFieldServerProps) {
  const number = idOf(id)
  const owner = number === null ? null : await payload.findByID({ collection: 'owners', id: number, depth: 0, disableErrors: true })
  if (!owner) return <p className="field-type">{adminMessage('owners.account.later', language)}</p>
  if (!canEditListingOf(user, idOf(owner.agency))) return null
  const stage = accountStage(owner)
  const failed = await failedAccountMailOf(payload, owner.id)
  const portal = languageFor(readerLanguage(language), await readSiteSettings(payload))
  return (
    <section className={`field-type ${styles.account}`} aria-labelledby="owner-account">
      <h3 id="owner-account">{adminMessage('owners.account', language)}</h3>
      <p role="status">{stageWords(stage, owner, language)}</p>
      {failed && (
        <p>
          {adminMessage('lead-mails.failed', language)} · <FailedMailLine mail={failed} language={language} />
        </p>
      )}
      {!sendsMail() && <p>{adminMessage('owners.invite.noServer', language)}</p>}
      {!owner.active && <p>{adminMessage('owners.invite.closed', language)}</p>}
      {sendsMail() && owner.active && (
        <PostButton
          address={`${payload.config.routes.api}/owners/${owner.id}/invite`}
          label={inviteWords(stage, language)}
          failed={adminMessage('owners.invite.failed', language)}
          saveFirst={adminMessage('saving.first', language)}
        />
      )}
      <p>
        <a href={ownerPath(portal, 'properties', owner.id)} target="_blank" rel="noopener">
          {adminMessage('owners.look', language)}
        </a>
      </p>
    </section>
  )
}

const at = (moment: string | null | undefined, language: string) => ({ at: moment ? shortMoment(moment, language) : '' })

function stageWords(stage: AccountStage, { invitedAt, passwordAt, signedInAt }: Owner, language: string): string {
  switch (stage) {
    case 'new':
      return adminMessage('owners.account.new', language)
    case 'invited':
      return adminMessage('owners.account.invited', language, at(invitedAt, language))
    case 'ready':
      return adminMessage('owners.account.ready', language, at(passwordAt, language))
    case 'used':
      return adminMessage('owners.account.used', language, at(signedInAt, language))
  }
}

function inviteWords(stage: AccountStage, language: string): string {
  switch (stage) {
    case 'new':
      return adminMessage('owners.invite', language)
    case 'invited':
      return adminMessage('owners.invite.again', language)
    case 'ready':
    case 'used':
      return adminMessage('owners.invite.reset', language)
  }
}
