import { Icon, type IconName } from './Icon'
import styles from './Placeholder.module.css'

/** What stands where there is no picture: a sign on a warm ground. */
export const Placeholder = ({ icon, className }: { icon: IconName; className?: string }) => (
  <span className={`${styles.ground} ${className ?? ''}`}>
    <Icon name={icon} />
  </span>
)
