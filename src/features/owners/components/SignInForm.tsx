import { useLocale, useTranslations } from 'next-intl'
import { ownerPath } from '@/domain/owners/paths'
import type { PortalContent } from '@/domain/owners/views'
import buttons from '@/ui/Button.module.css'
import { OwnerField } from './OwnerField'
import { OwnerForm } from './OwnerForm'
import { Notice } from './Notice'
import { RequiredNote } from './RequiredNote'
import styles from './Portal.module.css'

type SignInView = Extract<PortalContent, { kind: 'sign-in' }>

/**
 * Where owners sign in. It stands on the login pages, which are the same for everybody, and in the portal
 * with what was wrong: there is one message for a wrong address and a wrong password. Spec §2; §8.
 */
export function SignInForm({ view }: { view?: SignInView }) {
  const t = useTranslations('Owner')
  const errors = useTranslations('Forms.errors')
  const language = useLocale()
  const { done = null, email = '', minutes = 0, problem = null } = view ?? {}
  const wrongEmail = problem === 'invalid' ? 'invalid.email' : problem === 'missing' && email === '' ? 'required.email' : null
  return (
    <OwnerForm action="sign-in" className={styles.form}>
      {problem === 'invalid' && <Notice kind="problem">{errors('invalid.email')}</Notice>}
      {problem === 'limited' && <Notice kind="problem">{t('limited', { minutes })}</Notice>}
      {(problem === 'missing' || problem === 'refused' || problem === 'weekly-link') && <Notice kind="problem">{t(`signIn.${problem}`)}</Notice>}
      {done && <Notice kind="done">{t(`signIn.${done}`)}</Notice>}
      <RequiredNote />
      <OwnerField name="email" type="email" autoComplete="username" label={t('email')} defaultValue={email} error={wrongEmail && errors(wrongEmail)} />
      {/* A password is never sent back: whichever field was empty, this one is now. */}
      <OwnerField
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('password')}
        error={problem === 'missing' ? t('problems.missing') : null}
      />
      <div className={styles.actions}>
        <button type="submit" className={buttons.primary}>
          {t('signIn.button')}
        </button>
        <a className={buttons.link} href={ownerPath(language, 'forgotten')} rel="nofollow">
          {t('forgotten.link')}
        </a>
      </div>
      {!view && (
        <p>
          <a className={buttons.link} href={ownerPath(language, 'properties')} rel="nofollow">
            {t('signIn.already')}
          </a>
        </p>
      )}
    </OwnerForm>
  )
}
