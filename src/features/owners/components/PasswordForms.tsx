import { useTranslations } from 'next-intl'
import type { PasswordProblem, PortalContent } from '@/domain/owners/views'
import buttons from '@/ui/Button.module.css'
import { Notice } from './Notice'
import { OwnerField } from './OwnerField'
import { OwnerForm } from './OwnerForm'
import { RequiredNote } from './RequiredNote'
import styles from './Portal.module.css'

type ViewOf<Kind extends PortalContent['kind']> = Extract<PortalContent, { kind: Kind }>

/** Asks for a link by which a new password is chosen; the answer is the same for every address. */
export function ForgottenForm({ view: { email, minutes, state } }: { view: ViewOf<'forgotten'> }) {
  const t = useTranslations('Owner')
  const errors = useTranslations('Forms.errors')
  const wrong = state === 'invalid' ? 'invalid.email' : state === 'missing' ? 'required.email' : null
  if (state === 'sent') return <Notice kind="done">{t('forgotten.sent', { email })}</Notice>
  return (
    <OwnerForm action="forgotten" className={styles.form}>
      {state === 'invalid' && <Notice kind="problem">{errors('invalid.email')}</Notice>}
      {state === 'limited' && <Notice kind="problem">{t('limited', { minutes })}</Notice>}
      {(state === 'missing' || state === 'failed') && <Notice kind="problem">{t(`forgotten.${state}`)}</Notice>}
      <p>{t('forgotten.text')}</p>
      <RequiredNote />
      <OwnerField name="email" type="email" autoComplete="username" label={t('email')} defaultValue={email} error={wrong && errors(wrong)} />
      <div className={styles.actions}>
        <button type="submit" className={buttons.primary}>
          {t('forgotten.button')}
        </button>
      </div>
    </OwnerForm>
  )
}

/** Sets a password for whoever holds the link of a mail. To open the page uses nothing up. */
export function ChooseForm({ view: { isFirst, key, minutes, problem } }: { view: ViewOf<'password'> }) {
  const t = useTranslations('Owner')
  return (
    <OwnerForm action="password" className={styles.form}>
      <input type="hidden" name="key" value={key} />
      {problem && <Problem problem={problem} minutes={minutes} />}
      <p>{isFirst ? t('choose.firstText') : t('choose.text')}</p>
      <RequiredNote />
      <NewPassword problem={problem} />
      <div className={styles.actions}>
        <button type="submit" className={buttons.primary}>
          {t('choose.button')}
        </button>
      </div>
    </OwnerForm>
  )
}

/** Changes the password of whoever is signed in and knows the present one. */
export function ChangePasswordForm({ view: { done, minutes, problem } }: { view: ViewOf<'account'> }) {
  const t = useTranslations('Owner')
  return (
    <OwnerForm action="change-password" className={styles.form}>
      {problem && <Problem problem={problem} minutes={minutes} />}
      {done && <Notice kind="done">{t('account.changed')}</Notice>}
      <RequiredNote />
      <OwnerField
        name="present"
        type="password"
        autoComplete="current-password"
        label={t('account.present')}
        error={problem === 'presentMissing' || problem === 'wrong' ? t(`problems.${problem}`) : null}
      />
      <NewPassword problem={problem} />
      <div className={styles.actions}>
        <button type="submit" className={buttons.primary}>
          {t('account.change')}
        </button>
      </div>
    </OwnerForm>
  )
}

function Problem({ minutes, problem }: { problem: PasswordProblem; minutes: number }) {
  const t = useTranslations('Owner')
  return <Notice kind="problem">{problem === 'limited' || problem === 'locked' ? t(problem, { minutes }) : t('problems.title')}</Notice>
}

const OF_NEW: readonly PasswordProblem[] = ['missing', 'short', 'long', 'common']

function NewPassword({ problem }: { problem: PasswordProblem | null }) {
  const t = useTranslations('Owner')
  const isWrong = problem !== null && OF_NEW.includes(problem)
  return (
    <>
      <OwnerField
        name="password"
        type="password"
        autoComplete="new-password"
        label={t('choose.password')}
        hint={t('choose.hint')}
        error={isWrong ? t(`problems.${problem}` as 'problems.short') : null}
      />
      <OwnerField
        name="again"
        type="password"
        autoComplete="new-password"
        label={t('choose.again')}
        error={problem === 'differs' ? t('problems.differs') : null}
      />
    </>
  )
}
