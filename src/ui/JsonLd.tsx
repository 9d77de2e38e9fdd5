import type { Graph } from 'schema-dts'
import { scriptJson } from '@/lib/script-json'

/** What a page says to search engines; nothing a visitor sees. */
export function JsonLd({ graph }: { graph: Graph }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptJson(graph) }}
    />
  )
}
