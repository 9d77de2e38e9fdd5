import type { Language } from '@/i18n/languages'
import type { PlaceRow, SearchResults } from '@/domain/search/match'
import type { SearchLabels } from '@/domain/search/search-labels'
import { PropertyResult } from './PropertyResult'
import styles from './SearchResultsGrid.module.css'
import { UnderstoodResult } from './UnderstoodResult'
import { usePropertyRows } from './use-property-rows'

interface SearchResultsGridProps {
  id: string
  language: Language
  labels: SearchLabels
  results: SearchResults
  /** The id of the cell with the virtual focus. */
  active: string | undefined
}

const GOALS = ['sale', 'rent'] as const

/** What was understood, and the sections Type, City and Property. Spec §2, "Search results dropdown". */
export function SearchResultsGrid(props: SearchResultsGridProps) {
  const { id, language, labels, results, active } = props
  const { understood, types, cities, properties } = results
  const first = understood ? 1 : 0
  const details = usePropertyRows(language, properties)

  const goalCell = (row: PlaceRow, number: number, cell: number) => {
    const goal = GOALS[cell] ?? 'sale'
    const { href, count } = row[goal]
    const cellId = `${id}-${number}-${cell}`
    return (
      <div
        key={goal}
        id={cellId}
        role="gridcell"
        aria-disabled={href === null || undefined}
        data-active={cellId === active || undefined}
        className={styles.goal}
      >
        <a
          href={href ?? undefined}
          role={href === null ? 'link' : undefined}
          aria-disabled={href === null || undefined}
          tabIndex={-1}
        >
          <span className="unseen">{row.name}, </span>
          <span className={styles.word}>{labels[goal]}</span>{' '}
          {count !== null && <span className={styles.count}>{count}</span>}
        </a>
      </div>
    )
  }

  const places = (section: 'types' | 'cities', rows: PlaceRow[], before: number) =>
    rows.length > 0 && (
      <div role="rowgroup" aria-label={labels[section]} className={styles.section}>
        <p aria-hidden="true" className={styles.title}>
          {labels[section]}
        </p>
        {rows.map((row, index) => (
          <div key={row.name} role="row" className={styles.place}>
            <span
              role="rowheader"
              className={styles.name}
              lang={row.lang === language ? undefined : row.lang}
            >
              {row.name}
            </span>
            {GOALS.map((_, cell) => goalCell(row, before + index, cell))}
          </div>
        ))}
      </div>
    )

  const firstProperty = first + types.length + cities.length
  return (
    <div id={`${id}-results`} role="grid" aria-label={labels.results} className={styles.grid}>
      {understood && (
        <UnderstoodResult cellId={(cell) => `${id}-0-${cell}`} understood={understood} labels={labels} active={active} />
      )}
      {places('types', types, first)}
      {places('cities', cities, first + types.length)}
      {properties.length > 0 && (
        <div role="rowgroup" aria-label={labels.properties} className={styles.section}>
          <p aria-hidden="true" className={styles.title}>
            {labels.properties}
          </p>
          {properties.map((property, index) => (
            <PropertyResult
              key={property.id}
              cellId={`${id}-${firstProperty + index}-0`}
              property={details.get(property.id) ?? property}
              language={language}
              label={labels.ref.replace('{id}', String(property.id))}
              active={active}
            />
          ))}
        </div>
      )}
    </div>
  )
}
