const MOST = 1 / 5

interface Listings {
  /** IDs that are live in the source now. */
  current: readonly number[]
  /** IDs of the feed. */
  incoming: readonly number[]
  /** Whether any number may go. */
  allow: boolean
}

/**
 * The listings of a source that have left its feed, ascending, and whether that is refused: more
 * than a fifth of them, unless allowed. A source without listings is never refused. Spec §4.
 */
export function planWithdrawals({ current, incoming, allow }: Listings): {
  withdraw: number[]
  refused: boolean
} {
  const live = new Set(current)
  const stays = new Set(incoming)
  const withdraw = [...live].filter((id) => !stays.has(id)).sort((a, b) => a - b)
  return { withdraw, refused: !allow && withdraw.length > live.size * MOST }
}
