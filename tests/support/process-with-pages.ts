import type { Memory } from '@/content/memory/memory'
import { TagChanges } from '@/content/tag-changes'
import { NextPages } from '@/server/next-pages'
import type { RedisPages } from '@/server/redis-pages'

/** A process: what it has applied of the changes, and the pages of Next that it keeps. */
export function processWithPages({ applied = 5, floor = 0, redis = null, mostSize }: { applied?: number; floor?: number; redis?: RedisPages | null; mostSize?: number } = {}) {
  const memory = { applied, changes: new TagChanges(floor) } as unknown as Memory
  const pages = new NextPages(() => memory, redis, mostSize)
  const apply = (change: number, ...tags: string[]): void => {
    memory.changes.note(change, tags)
    memory.applied = change
    memory.changes.applied()
  }
  const render = (key: string, html: string, tags: string, begun = pages.begin()): void =>
    pages.set(key, { value: { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags } } }, begun)
  const page = async (key: string): Promise<string | undefined> => (await pages.get(key, 'APP_PAGE'))?.value.html
  return { memory, pages, apply, render, page }
}
