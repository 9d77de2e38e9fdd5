import type { ReactNode } from 'react'
import { PageBanner } from '@/features/pages/components/PageBanner'
import { SearchPanel } from '@/features/pages/components/SearchPanel'
import { SubMenu } from '@/features/pages/components/SubMenu'
import type { PageView } from '@/features/pages/queries'
import { searchPanel } from '@/modules/search-panel/queries'
import type { Site } from '@/content/site'

interface FrameProps {
  site: Site
  page: PageView
  /** True where what it shows has the first heading of the page. */
  headed?: boolean
  children: ReactNode
}

/** Banner and links to neighbouring pages, above what a page shows. Spec §2, "Shared shell". */
export async function Frame({ site, page, headed = false, children }: FrameProps) {
  const { banner, kind, subMenu } = page
  const home = kind === 'home'
  const panel = home && <SearchPanel panel={await searchPanel(site)} />
  return (
    <>
      {banner && (
        <PageBanner
          banner={banner}
          variant={home ? 'home' : 'page'}
          panel={panel}
          headed={headed}
        />
      )}
      {!banner && panel && <div className="wrap">{panel}</div>}
      {subMenu && <SubMenu menu={subMenu} />}
      {children}
    </>
  )
}
