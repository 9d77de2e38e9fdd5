import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { ContentLink } from '@/ui/ContentLink'
import { LocalText } from '@/ui/LocalText'
import { Picture } from '@/ui/Picture'
import { PopupGate } from './PopupGate'
import { openingDelay } from './popup-rules'
import styles from './Popup.module.css'
import type { PopupView } from './views'

const TITLE_ID = 'popup-title'

/** The promotional popup. It never opens without JavaScript. Spec §3, "Popup"; §4. */
export function Popup({ popup }: { popup: PopupView }) {
  const t = useTranslations('Popup')
  const { id, delay, title, description, link, picture } = popup
  return (
    <PopupGate
      id={id}
      delay={openingDelay(delay)}
      titleId={title ? TITLE_ID : undefined}
      labels={{ label: t('label'), close: t('close'), opened: t('opened') }}
    >
      {picture && (
        <Picture
          picture={picture}
          sizes="(width < 767px) 92vw, 384px"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        {title && (
          <h2 id={TITLE_ID} className={styles.title}>
            <LocalText text={title} />
          </h2>
        )}
        {description && (
          <p className={styles.description}>
            <LocalText text={description} />
          </p>
        )}
        {link && <ContentLink link={link} className={buttons.primary} />}
      </div>
    </PopupGate>
  )
}
