import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { LocalText } from '@/ui/LocalText'
import type { ReturnLinkView } from '@/domain/forms/views'
import styles from './Form.module.css'

/** Where to go on from the thanks for a form. Spec §2, "/feedback/{form}". */
export function ReturnLinks({ links }: { links: ReturnLinkView[] }) {
  const t = useTranslations('FormPage')
  return (
    <nav className={`wrap ${styles.return}`} aria-label={t('goOn')}>
      {links.map(({ href, kind, text }, index) => (
        <a key={kind} href={href} className={index === 0 ? buttons.primary : buttons.secondary}>
          {text ? (
            <span>
              {t('backTo')} <LocalText text={text} />
            </span>
          ) : (
            t(kind === 'back' ? 'backTo' : kind)
          )}
        </a>
      ))}
    </nav>
  )
}
