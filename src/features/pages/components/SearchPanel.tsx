import { SearchBox } from '@/features/search/components/SearchBox'
import type { TextView } from '@/i18n/languages'
import { LocalText } from '@/ui/LocalText'
import type { SearchPanelView } from '@/domain/pages/views'
import styles from './SearchPanel.module.css'

const Labels = ({ text }: { text: TextView | null }) =>
  text && (
    <p className={styles.words}>
      <LocalText text={text} />
    </p>
  )

/** The search on a card, with the texts of the settings. Spec §2, "Home banner types". */
export const SearchPanel = ({ panel }: { panel: SearchPanelView }) => (
  <div className={styles.panel}>
    {panel.title && (
      <h2 className={styles.title}>
        <LocalText text={panel.title} />
      </h2>
    )}
    <Labels text={panel.description} />
    <SearchBox
      placeholder={panel.placeholder}
      counts={
        panel.showCounts ? { sale: panel.search.saleCount, rent: panel.search.rentCount } : null
      }
    />
    <Labels text={panel.description2} />
  </div>
)
