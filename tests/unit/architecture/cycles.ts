import type { Uses } from '../../../scripts/lib/folder-graph'

/** The folders that need themselves, directly or over others; none in a sound house. */
export function foldersInCycles(uses: Uses): string[] {
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(uses.get(from) ?? [])].some((to) => {
      if (to === goal) return true
      if (seen.has(to)) return false
      seen.add(to)
      return reaches(to, goal, seen)
    })
  return [...uses.keys()].filter((folder) => reaches(folder, folder)).sort()
}
