import { readFileSync } from 'node:fs'

/** What a process holds in memory, in MB; 0 where it is gone. */
export function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000
  } catch {
    return 0
  }
}
