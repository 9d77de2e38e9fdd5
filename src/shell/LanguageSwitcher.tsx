import { useTranslations } from 'next-intl'
import styles from './LanguageSwitcher.module.css'
import type { ShellView } from './views'

interface LanguageSwitcherProps {
  languages: ShellView['languages']
  /** Names written out, for where there is room. */
  full?: boolean
}

/**
 * The same page in the other languages, also after a search changed in place; nothing where only
 * one is in use. Spec §2.
 */
export function LanguageSwitcher({ languages, full }: LanguageSwitcherProps) {
  const t = useTranslations('Shell')
  if (languages.length < 2) return null
  return (
    <nav aria-label={t('languages')} data-live={full ? 'languages-full' : 'languages'}>
      <ul className={full ? styles.full : styles.short}>
        {languages.map(({ language, name, href, current }) => (
          <li key={language}>
            <a
              href={href}
              lang={language}
              hrefLang={language}
              {...(current && { 'aria-current': 'true' })}
            >
              {full ? name : <abbr title={name}>{language.toUpperCase()}</abbr>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
