import { adminMessage } from '@/cms/fields/labels'
import { translated } from '../import-run/translated'
import { documentAddress, listAddress } from './address'
import { failedFilters, failedImports, recentSince, type FailedImport } from './imports'
import type { Asking } from './tasks'
import type { Task } from './views'

/** The imports that failed in the last thirty days before `now` (ms), with their reasons. */
export async function importTask({ payload, i18n }: Asking, now: number): Promise<Task> {
  const since = recentSince(now)
  const runs = await failedImports(payload, since)
  const { admin } = payload.config.routes
  const count = runs[0]?.total ?? 0
  const label = adminMessage('import-runs', i18n.language)
  return {
    key: 'imports',
    count,
    items: runs.map((run) => ({
      key: `import-runs:${run.id}`,
      title: run.file,
      note: reason(run, i18n.language),
      href: documentAddress(admin, 'import-runs', run.id),
      at: run.at,
    })),
    lists: [{ label, href: listAddress(admin, 'import-runs', failedFilters(since)), count }],
  }
}

function reason({ state, found, expected }: FailedImport, language: string): string {
  if (state === 'interrupted') return adminMessage('dashboard.interrupted', language)
  if (!found || !expected) return adminMessage('dashboard.refused', language)
  return adminMessage('dashboard.refusedBecause', language, {
    found: translated(found, 'found', language),
    expected: translated(expected, 'expected', language),
  })
}
