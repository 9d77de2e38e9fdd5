import { Icon } from '@/ui/Icon'
import styles from './MotionButton.module.css'
import type { Autoplay } from './use-autoplay'

interface MotionButtonProps {
  autoplay: Autoplay
  labels: { pause: string; play: string }
}

/** Stops what moves and sets it going again; only there where a script can do so. Spec §2. */
export const MotionButton = ({ autoplay, labels }: MotionButtonProps) =>
  autoplay.ready && (
    <button
      type="button"
      className={styles.button}
      aria-label={autoplay.wanted ? labels.pause : labels.play}
      onClick={() => autoplay.setWanted(!autoplay.wanted)}
    >
      <Icon name={autoplay.wanted ? 'pause' : 'play'} />
    </button>
  )
