import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import { relationAt } from '@/cms/inner-links'
import { isWebAddress } from '@/lib/is-web-address'
import { LikelyTarget } from './LikelyTarget'
import { likelyAddress } from './likely'
import { redirectNow, type RedirectNow } from './state'
import styles from './Redirects.module.css'

interface ShownRedirect {
  active?: boolean | null
  from?: string | null
  reference?: unknown
  url?: string | null
}

/** Below where a redirect leads: what it does now. Of a new one, what it may well lead to. */
export async function RedirectState({ data, i18n, id, req }: UIFieldServerProps) {
  const redirect = data as ShownRedirect
  if (!id) return <Likely from={redirect.from ?? ''} req={req} />
  const now = await redirectNow(req, redirect)
  if (!now) return null
  const { language } = i18n
  return (
    <div className="field-type">
      <p className={'to' in now ? styles.leads : styles.idle} role="status">
        {'to' in now ? (
          <>
            {adminMessage('redirects.now.leads', language)} <Address to={now.to} />
          </>
        ) : (
          now.words
        )}
      </p>
    </div>
  )
}

/** The same in a list. */
export async function RedirectStateCell({ i18n, payload, rowData }: DefaultServerCellComponentProps) {
  // Missing where Payload prepares the form of a document, which has no columns.
  const row = rowData as ShownRedirect | undefined
  if (!row) return null
  const now = await redirectNow({ i18n, payload }, row)
  return now && <Now now={now} />
}

const Now = ({ now }: { now: RedirectNow }) =>
  'to' in now ? <span className={styles.to}>{now.to}</span> : <span className={styles.idleCell}>{now.words}</span>

const Address = ({ to }: { to: string }) => (
  <a href={to} target="_blank" rel={isWebAddress(to) ? 'noreferrer' : undefined}>
    {to}
  </a>
)

async function Likely({ from, req }: { from: string; req: UIFieldServerProps['req'] }) {
  const address = from === '' ? null : likelyAddress(from)
  const relation = address && (await relationAt(address, req))
  if (!relation) return null
  const { language } = req.i18n
  return (
    <LikelyTarget
      relation={relation}
      words={adminMessage('redirects.likely', language, { address })}
      choose={adminMessage('redirects.likely.choose', language)}
    />
  )
}
