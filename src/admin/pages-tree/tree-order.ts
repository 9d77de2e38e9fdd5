/** A page as the tree needs it. */
export interface TreePage {
  id: number
  parent: number | null
  /** Where it stands among those below the same page; null counts as 0. */
  sort: number | null
}

/** Where a page stands in the tree. */
export interface TreePlace {
  id: number
  /** 1 at the top. */
  level: number
  /** The pages it stands below, the topmost first. */
  above: number[]
  /** How many stand directly below it. */
  below: number
}

/**
 * Pages in the order of their tree: each followed by what stands below it, by `sort` and then by age. One
 * whose parent is gone, or that stands below itself, stands at the top, so that none is ever missing.
 * Spec §3, "Page".
 */
export function treeOrder(pages: readonly TreePage[]): TreePlace[] {
  const known = new Set(pages.map(({ id }) => id))
  const children = new Map<number | null, TreePage[]>()
  for (const page of [...pages].sort(bySort)) {
    const parent = page.parent !== null && known.has(page.parent) ? page.parent : null
    children.set(parent, [...(children.get(parent) ?? []), page])
  }
  const places: TreePlace[] = []
  const placed = new Set<number>()
  const place = ({ id }: TreePage, above: number[]): void => {
    if (placed.has(id)) return
    placed.add(id)
    const below = (children.get(id) ?? []).filter((child) => !placed.has(child.id))
    places.push({ id, level: above.length + 1, above, below: below.length })
    for (const child of below) place(child, [...above, id])
  }
  for (const page of children.get(null) ?? []) place(page, [])
  // What is left stands in a circle.
  for (const page of [...pages].sort(bySort)) place(page, [])
  return places
}

const bySort = (a: TreePage, b: TreePage): number => (a.sort ?? 0) - (b.sort ?? 0) || a.id - b.id
