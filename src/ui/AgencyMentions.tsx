import { useTranslations } from 'next-intl'
import { instituteText } from '@/domain/agencies/institute'
import { formatPhone, telHref } from '@/lib/phone'
import { LocalText } from './LocalText'
import styles from './AgencyMentions.module.css'
import type { AgencyView } from '@/domain/agencies/views'

interface AgencyMentionsProps {
  agency: AgencyView
  /** Whether to name the supervisory authority; not where it is said for all of them together. */
  supervised?: boolean
}

/** What the law has each agency say of itself; only what is known is shown. Spec §1. */
export function AgencyMentions({ agency, supervised = true }: AgencyMentionsProps) {
  const t = useTranslations('Mentions')
  const { mentions, address, phone, email } = agency
  const tel = telHref(phone)
  const title = mentions.professionalTitle && <LocalText text={mentions.professionalTitle} />
  const country = mentions.recognitionCountry && <LocalText text={mentions.recognitionCountry} />
  const institute = instituteText(mentions.instituteNumber, (number) => t('institute', { number }))
  return (
    <div className={styles.mentions}>
      <p>
        {mentions.legalName && mentions.legalName !== agency.name && (
          <>
            {mentions.legalName}
            <br />
          </>
        )}
        {address}
        <br />
        {tel && <a href={tel}>{formatPhone(phone)}</a>}
        {tel && email && ' · '}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
      <ul className={styles.list}>
        {mentions.companyNumber && <li>{t('company', { number: mentions.companyNumber })}</li>}
        {mentions.vatNumber && <li>{t('vat', { number: mentions.vatNumber })}</li>}
        {(title || institute) && (
          <li>
            {title}
            {title && institute && ', '}
            {institute && <span className={styles.kept}>{institute}</span>}
            {country && <> ({country})</>}
          </li>
        )}
        {mentions.insurer && (
          <li>
            {t('insurance', { insurer: mentions.insurer })}
            {mentions.policyNumber && `, ${t('policy', { number: mentions.policyNumber })}`}
          </li>
        )}
        {supervised && mentions.supervisoryAuthority && (
          <li>
            {t('supervision')} <LocalText text={mentions.supervisoryAuthority} />
          </li>
        )}
        {mentions.codeOfConductUrl && (
          <li>
            <a href={mentions.codeOfConductUrl} rel="noopener">
              {t('code')}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
