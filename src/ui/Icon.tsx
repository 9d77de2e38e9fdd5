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
  | 'file-text'
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
  | 'heart-filled'
  | 'share-2'
  | 'link'
  | 'message-circle'
  | 'calendar'
  | 'sliders-horizontal'
  | 'layout-grid'
  | 'rows-3'
  | 'map'
  | 'search-x'
  | 'bell'

/**
 * A drawn sign in the colour and at the size of the text around it. It is empty, so that nothing
 * reads it aloud.
 */
export const Icon = ({ name }: { name: IconName }) => (
  <span className={`${styles.icon} icon-${name}`} />
)
