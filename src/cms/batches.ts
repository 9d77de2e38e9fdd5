import { background } from './background'

/**
 * Repeats a step that gives how much it did, at most `size`, as long as that is a whole batch and the process does
 * not stop; gives how much it was in all. What is left is done the next time.
 */
export async function inBatches(size: number, step: () => Promise<number>, ownWork = background()): Promise<number> {
  let total = 0
  for (let count = size; count === size && !ownWork.isStopping; total += count) count = await step()
  return total
}
