import type { BasePayload } from 'payload'
import { problemLine } from '@/import/parse/report'
import { importFeed } from '@/import/import-feed'
import { demoFeed } from './network/feed'
import { demoSubjects } from './network/subjects'
import { drawOnDemand } from './draw-on-demand'
import type { Progress } from '@/lib/progress'
import { scenesOf } from './pictures/draw'

type DemoFeed = ReturnType<typeof demoFeed>

/** The import source that owns the listings of the demo. */
export const DEMO_SOURCE = 'demo'

const LABELS = {
  projects: 'Projects',
  properties: 'Properties',
  files: 'Pictures and documents',
}

/**
 * Imports the listings of the demo like any feed, their pictures drawn on the way. With `limit`
 * only the first so many and no projects. Interrupted, the next call completes it. Spec §3.
 */
export async function seedListings(
  payload: BasePayload,
  progress: Progress,
  limit?: number,
): Promise<void> {
  const feed = demoFeed((subject) => scenesOf(subject).length)
  const result = await importFeed({
    payload,
    text: JSON.stringify(limit === undefined ? feed : firstOf(feed, limit)),
    source: DEMO_SOURCE,
    allowWithdraw: true,
    fileName: 'demo',
    folder: '.',
    makeFile: drawOnDemand(demoSubjects()),
    onProgress: (phase, done, total) => progress.step(LABELS[phase], done, total),
  })
  if (!result.ok || result.skipped.length > 0) {
    const lines = [...result.problems, ...result.skipped].map((problem) => `  ${problemLine(problem)}`)
    throw new Error(`The demo could not be imported:\n${lines.join('\n')}`)
  }
}

function firstOf(feed: DemoFeed, limit: number): DemoFeed {
  const ids = new Set([...new Set(feed.properties.map(({ ID }) => ID))].slice(0, limit))
  return { ...feed, properties: feed.properties.filter(({ ID }) => ids.has(ID)), projects: [] }
}
