import { parseVideoLink } from '@/lib/video-link'
import { listIn } from './lists'
import { shown } from './printable'
import type { Report } from './report'
import type { FeedRow } from './rows'
import { saysNothing } from './scalars'

const NOT_SHOWN = 'left out: not a video or tour the site can show'

/** The videos of an ID, each once; those the site cannot show get a warning. Spec §5. */
export function readVideos(rows: readonly FeedRow[], report: Report): string[] {
  const videos = new Set<string>()
  for (const row of rows) {
    for (const raw of listIn(row, 'Videos', report)) {
      const link = parseVideoLink(raw)
      if (link) videos.add(link.url)
      else report.warn(row.place, 'Videos', `${shown(raw)} ${NOT_SHOWN}`)
    }
  }
  return [...videos]
}

/**
 * The first virtual tour of an ID that stands on a host the site knows, else null; others get a
 * warning. Any host may serve a video file, so a file is no tour. Spec §5.
 */
export function readTour(rows: readonly FeedRow[], report: Report): string | null {
  const tours = rows.flatMap((row) => {
    const raw = row.raw.VirtualTourUrl
    if (saysNothing(raw)) return []
    const link = parseVideoLink(raw)
    if (link && link.kind !== 'file') return [link.url]
    report.warn(row.place, 'VirtualTourUrl', `${shown(raw)} ${NOT_SHOWN}`)
    return []
  })
  return tours[0] ?? null
}
