import styles from './Icon.module.css'

export type IconName =
  | 'bed-double'
  | 'bath'
  | 'maximize'
  | 'land-plot'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'arrow-right'
  | 'arrow-left'
  | 'menu'
  | 'x'
  | 'phone'
  | 'mail'
  | 'search'
  | 'house'
  | 'building-2'
  | 'factory'
  | 'store'
  | 'images'
  | 'check'
  | 'external-link'
  | 'circle-play'
  | 'waves'
  | 'rotate-3d'
  | 'log-in'
  | 'map-pin'
  | 'clock'
  | 'heart'
  | 'arrow-up'
  | 'pause'
  | 'play'

/** A drawn sign in the colour and at the size of the text around it; never read aloud. */
export const Icon = ({ name }: { name: IconName }) => (
  <span className={`${styles.icon} ${styles[name]}`} aria-hidden="true" />
)
