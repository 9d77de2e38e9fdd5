'use client'

import { useFormFields } from '@payloadcms/ui'
import type { Doc } from '@/lib/documents'
import { addressOfForm, crumbsOf, seoOfForm, WATCHED } from './preview-of'
import { SearchResult } from './SearchResult'
import styles from './SeoPreview.module.css'
import { SharedCard } from './SharedCard'
import type { SeoBasis, SeoLabels } from './views'

const GROUP = 'seo.'

/** Shows, while somebody types, the search result and the shared card of the document at hand. */
export function SeoPanel({ basis, labels }: { basis: SeoBasis; labels: SeoLabels }) {
  // As text, so that only a change of these fields renders the panel again.
  const typed = useFormFields(([fields]) =>
    JSON.stringify(
      Object.entries(fields).flatMap(([path, field]) =>
        WATCHED.includes(path) || path.startsWith(GROUP) ? [[path, field?.value ?? null]] : [],
      ),
    ),
  )
  const given = JSON.parse(typed) as [string, unknown][]
  const fields: Doc = Object.fromEntries(given.filter(([path]) => !path.startsWith(GROUP)))
  const own: Doc = Object.fromEntries(
    given.flatMap(([path, value]) =>
      path.startsWith(GROUP) ? [[path.slice(GROUP.length), value]] : [],
    ),
  )
  const seo = seoOfForm(fields, own, basis)
  const { openGraph, twitter } = seo
  const crumbs = crumbsOf(addressOfForm(fields, basis))
  const shared = { host: crumbs[0] ?? '', language: basis.language, labels }
  const differs =
    twitter.title !== openGraph.title ||
    twitter.description !== openGraph.description ||
    twitter.image !== openGraph.image
  return (
    <section className={styles.panel} aria-labelledby="seo-preview">
      <h3 id="seo-preview" className={styles.heading}>
        {labels.title}
      </h3>
      {own.isActiveSEO === false && <p className={styles.note}>{labels.off}</p>}
      <div className={styles.previews}>
        <SearchResult
          title={seo.metadataTitle}
          description={seo.metadataDescription}
          siteName={basis.siteName}
          crumbs={crumbs}
          language={basis.language}
          labels={labels}
        />
        <SharedCard {...shared} {...openGraph} caption={labels.shared} />
        {differs && <SharedCard {...shared} {...twitter} caption={labels.onX} />}
      </div>
    </section>
  )
}
