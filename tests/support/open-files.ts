import { readdirSync, readlinkSync } from 'node:fs'

/** How many descriptors of this process are open on a file (Linux). */
export function openFiles(file: string): number {
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === file
    } catch {
      // Closed meanwhile.
      return false
    }
  }).length
}
