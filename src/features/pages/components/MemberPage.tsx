import { useTranslations } from 'next-intl'
import { ContactLinks } from '@/features/agencies/components/ContactLinks'
import { InstituteNumber } from '@/features/agencies/components/InstituteNumber'
import { Portrait } from '@/features/agencies/components/Portrait'
import type { MemberView } from '@/domain/pages/article-views'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { LocalText } from '@/ui/LocalText'
import { RichText } from '@/ui/RichText'
import type { PageFrameView } from '@/domain/pages/views'
import { LanguageNotice } from './LanguageNotice'
import styles from './MemberPage.module.css'

interface MemberPageProps {
  page: PageFrameView
  member: MemberView
}

/** A member of the team: who it is, what they do, how to reach them. Spec §2. */
export function MemberPage({ page, member }: MemberPageProps) {
  const t = useTranslations('Member')
  const words = useTranslations('Modules')
  const { name, function: duty, agency, formHref } = member
  return (
    <div className={`wrap ${styles.page} ${page.className}`.trim()}>
      <Breadcrumb crumbs={page.breadcrumb} />
      {page.content && (
        <LanguageNotice ownLanguages={page.ownLanguages} text={page.content} />
      )}
      <article className={styles.member}>
        <Portrait
          name={name}
          photo={member.photo}
          sizes="(min-width: 1024px) 440px, (min-width: 600px) 50vw, 94vw"
          first
        />
        <div className={styles.words}>
          <header>
            {!page.banner?.title && <h1>{name}</h1>}
            {duty && (
              <p className={styles.duty}>
                <LocalText text={duty} />
              </p>
            )}
            {agency && <p className={styles.agency}>{agency}</p>}
            <InstituteNumber number={member.instituteNumber} />
          </header>
          <section aria-label={t('contact', { name })}>
            <ContactLinks
              phone={member.phone}
              email={member.email}
              form={formHref ? { href: formHref, label: words('write') } : undefined}
            />
          </section>
          {page.content && <RichText text={page.content} />}
        </div>
      </article>
    </div>
  )
}
