import { useLocale, useTranslations } from 'next-intl'
import { ListMap } from '@/features/map/components/ListMap'
import type { MapView } from '@/domain/map/views'
import { PropertyGrid } from './PropertyGrid'
import { foreignWords } from '@/domain/properties/foreign-words'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { LanguageNote } from '@/ui/LanguageNote'
import { PageLead, type OpeningView } from '@/ui/PageOpening'
import opening from '@/ui/PageOpening.module.css'
import { Pagination } from '@/ui/Pagination'
import { RichText } from '@/ui/RichText'
import type { ListView } from '@/domain/search/list-views'
import { LOOK_SCRIPT } from '../look-script'
import { boundsOn, markedOn } from '@/domain/search/marked-area'
import { Chips } from './Chips'
import { EmptyList } from './EmptyList'
import { Filters } from './Filters'
import { FollowMap } from './FollowMap'
import { ListEnhancer } from './ListEnhancer'
import { ListState } from './ListState'
import { ListTools } from './ListTools'
import { LongText } from '@/ui/LongText'
import { UnreadWords } from './UnreadWords'
import styles from './ListPage.module.css'

/** Where the cards have ended. */
const END_ID = 'listed'

interface ListPageProps {
  list: ListView
  /** The page that staff wrote around the list. */
  page: OpeningView
  /** How the site shows its maps. */
  map: MapView
}

/**
 * The list of what is for sale or for rent: filters, chips, cards, paging and the map. It works
 * without a script; parts marked `data-live` are exchanged by `ListEnhancer`. Spec §2.
 */
export function ListPage({ list, page, map }: ListPageProps) {
  const t = useTranslations('FormPage')
  const languages = foreignWords(list.cards, useLocale())
  const isStart = list.page === 1 && list.chips.length === 0 && !list.unknownCity
  return (
    <div
      className={`${styles.page} ${page.className}`.trim()}
      data-list=""
      data-look={list.look}
      {...(!list.lookAsked && { 'data-rows': list.rowsHref })}
    >
      {/* On phones the introduction stands below the list: shown sooner, it would be seen to move there. */}
      <link rel="expect" href={`#${END_ID}`} blocking="render" />
      {!list.lookAsked && <script dangerouslySetInnerHTML={{ __html: LOOK_SCRIPT }} />}
      <ListState list={list} />
      <div className={`wrap ${styles.head}`}>
        <Breadcrumb crumbs={page.breadcrumb} />
        <h1 id="list" className={opening.title} tabIndex={-1} data-live="heading">
          <LongText text={list.heading} />
        </h1>
      </div>
      <div className={`wrap ${styles.intro}`} data-live="intro">
        {isStart && <PageLead page={page} />}
        {isStart && page.content && <RichText text={page.content} />}
      </div>
      <Filters list={list} />
      <div className={`wrap ${styles.body}`}>
        <div className={styles.list}>
          <UnreadWords list={list} />
          <Chips list={list} />
          <ListTools list={list} />
          <div className={styles.results} data-results="">
            <div data-live="cards">
              <LanguageNote languages={languages} of="list" />
              {list.cards.length > 0 ? (
                <PropertyGrid cards={list.cards} columns={3} level={2} first />
              ) : (
                <EmptyList list={list} />
              )}
            </div>
            <div id={END_ID} data-live="paging">
              <Pagination previous={list.previous} next={list.next} links={list.pageLinks} />
            </div>
          </div>
        </div>
        <div className={styles.side} data-side="">
          <FollowMap />
          <ListMap
            map={map}
            pointsHref={list.map.pointsHref}
            area={markedOn(list.map)}
            bounds={boundsOn(list.map)}
            open={list.look === 'map'}
          />
        </div>
      </div>
      <p className={`unseen ${styles.said}`} role="status" data-said="" data-offline={t('apiError')} />
      <ListEnhancer />
    </div>
  )
}
