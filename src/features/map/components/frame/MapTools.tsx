import { Icon } from '@/ui/Icon'
import type { MapTexts } from '@/domain/map/text-names'
import styles from './MapFrame.module.css'

interface MapToolsProps {
  texts: MapTexts
  hasArea: boolean
  canDraw: boolean
  onZoom: (step: 1 | -1) => void
  onAll: () => void
  onDraw: () => void
  onClear: () => void
}

/** What can be done with the map, each a button with words or a name. */
export function MapTools(props: MapToolsProps) {
  const { texts, hasArea, canDraw, onZoom, onAll, onDraw, onClear } = props
  return (
    <div className={styles.tools}>
      <div className={styles.zoom}>
        <button type="button" aria-label={texts.zoomIn} onClick={() => onZoom(1)}>
          +
        </button>
        <button type="button" aria-label={texts.zoomOut} onClick={() => onZoom(-1)}>
          −
        </button>
      </div>
      <button type="button" aria-label={texts.all} title={texts.all} onClick={onAll}>
        <Icon name="maximize" />
      </button>
      <div className={styles.worded}>
        {canDraw && (
          <button type="button" data-draw="" onClick={onDraw}>
            {texts.draw}
          </button>
        )}
        {canDraw && hasArea && (
          <button type="button" onClick={onClear}>
            <Icon name="x" /> {texts.clear}
          </button>
        )}
      </div>
    </div>
  )
}
