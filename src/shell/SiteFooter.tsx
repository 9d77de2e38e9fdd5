import { useTranslations } from 'next-intl'
import { RESET } from '@/domain/consent/choice'
import type { TextView } from '@/i18n/languages'
import { formatPhone, telHref } from '@/lib/phone'
import { AgencyMentions } from '@/ui/AgencyMentions'
import { LocalText } from '@/ui/LocalText'
import { RichText } from '@/ui/RichText'
import { BackToTop } from './BackToTop'
import { FooterBlock } from './FooterBlock'
import { MenuLinks } from './MenuLinks'
import styles from './SiteFooter.module.css'
import type { ShellView } from './views'

/** Blocks in columns of twelve, each agency with its legal mentions, legal pages. Spec §1, §2. */
export function SiteFooter({ view }: { view: ShellView }) {
  const t = useTranslations('Footer')
  const shell = useTranslations('Shell')
  const mentions = useTranslations('Mentions')
  const { blocks, legalLinks, legalText } = view.footer
  const authority = sharedAuthority(view.agencies)
  return (
    <footer className={styles.footer}>
      {blocks.length > 0 ? (
        <div className={`wrap ${styles.blocks}`}>
          {blocks.map((block, index) => (
            <FooterBlock key={index} block={block} />
          ))}
        </div>
      ) : (
        <About view={view} />
      )}
      {view.agencies.length > 0 && (
        <div className={`wrap ${styles.agencies}`}>
          <h2 className={styles.title}>{t('agencies')}</h2>
          <ul className={styles.list}>
            {view.agencies.map((agency) => (
              <li key={agency.id}>
                <h3 className={styles.agency}>{agency.name}</h3>
                <AgencyMentions agency={agency} supervised={!authority} />
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            {t('independent')}
            {authority && (
              <>
                {' '}
                {mentions('supervision')} <LocalText text={authority} />
              </>
            )}
          </p>
        </div>
      )}
      <div className={`wrap ${styles.legal}`}>
        {legalText && <RichText text={legalText} level={3} className={styles.text} />}
        <nav aria-label={t('legal')}>
          <MenuLinks links={legalLinks} className={styles.legalLinks}>
            <li>
              <a href={`${view.homeHref}?${RESET}`} rel="nofollow" data-cookie-settings>
                {t('cookies')}
              </a>
            </li>
          </MenuLinks>
        </nav>
      </div>
      <BackToTop label={shell('toTop')} />
    </footer>
  )
}

/** The authority that watches over every agency; null where they have several, or one agency. */
function sharedAuthority(agencies: ShellView['agencies']): TextView | null {
  const [first, ...others] = agencies.map(({ mentions }) => mentions.supervisoryAuthority)
  if (!first || others.length === 0) return null
  return others.every((other) => other?.text === first.text) ? first : null
}

/** Who this is and how to reach them, where staff have made no blocks. */
function About({ view }: { view: ShellView }) {
  const tel = telHref(view.phone)
  return (
    <div className={`wrap ${styles.about}`}>
      <p className={styles.name}>{view.agencyName}</p>
      {view.tagline && (
        <p>
          <LocalText text={view.tagline} />
        </p>
      )}
      {tel && <a href={tel}>{formatPhone(view.phone)}</a>}
      {view.email && <a href={`mailto:${view.email}`}>{view.email}</a>}
    </div>
  )
}
