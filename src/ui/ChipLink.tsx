import { Icon } from './Icon'
import styles from './ChipLink.module.css'

interface ChipLinkProps {
  label: string
  /** The label's language where it is not the page's. */
  lang?: string
  href: string
  /** What following it does, with its colon, for those who cannot see the cross. */
  action: string
}

/** A criterion that can be taken away. */
export const ChipLink = ({ label, lang, href, action }: ChipLinkProps) => (
  <a className={styles.chip} href={href} rel="nofollow">
    <span className="unseen">{`${action} `}</span>
    <span lang={lang}>{label}</span>
    <Icon name="x" />
  </a>
)
