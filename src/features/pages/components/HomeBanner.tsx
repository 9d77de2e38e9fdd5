import { SearchForm } from '@/features/properties/components/SearchForm'
import { LocalText } from '@/ui/LocalText'
import { Picture } from '@/ui/Picture'
import type { HomeView } from '../views'
import styles from './HomeBanner.module.css'

type HomeBannerProps = Pick<HomeView, 'title' | 'intro' | 'banner' | 'search'>

/** The full-bleed opening with the search panel on its lower edge. Spec §2, "Shared shell". */
export const HomeBanner = ({ view }: { view: HomeBannerProps }) => (
  <div className={styles.banner} data-hero={view.banner ? 'picture' : 'plain'}>
    <div className={styles.scene}>
      {view.banner && (
        <Picture picture={view.banner} sizes="100vw" className={styles.picture} first decorative />
      )}
      <div className={`wrap ${styles.words}`}>
        <h1>
          <LocalText text={view.title} />
        </h1>
        {view.intro && (
          <p>
            <LocalText text={view.intro} />
          </p>
        )}
      </div>
    </div>
    <div className="wrap">
      <div className={styles.panel}>
        <SearchForm search={view.search} />
      </div>
    </div>
  </div>
)
