import buttons from '@/ui/Button.module.css'
import { ContentLink } from '@/ui/ContentLink'
import type { ModuleOf } from '../frame/views'
import styles from './CallToActionModule.module.css'

/** One or two buttons under a sentence that the frame has said. The first one is the stronger. */
export const CallToActionModule = ({ module }: { module: ModuleOf<'call-to-action'> }) =>
  module.buttons.length > 0 && (
    <div className={styles.buttons}>
      {module.buttons.map((link, index) => (
        <ContentLink
          key={`${link.href} ${link.label.text}`}
          link={link}
          className={index === 0 ? buttons.primary : buttons.secondary}
        />
      ))}
    </div>
  )
