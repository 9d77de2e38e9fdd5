import { describe, expect, it } from 'vitest'
import { treeOrder, type TreePage } from '@/admin/pages-tree/tree-order'

const page = (id: number, parent: number | null = null, sort: number | null = 0): TreePage => ({ id, parent, sort })

/** Each page as its depth and number. */
const drawn = (pages: TreePage[]): string[] => treeOrder(pages).map(({ id, level }) => `${'-'.repeat(level - 1)}${id}`)

describe('the tree of the pages', () => {
  it.each<[string, TreePage[], string[]]>([
    ['is empty without any', [], []],
    ['follows the order staff gave, then age', [page(3, null, 1), page(2, null, null), page(1, null, 2), page(4)], ['2', '4', '3', '1']],
    ['has each below its parent', [page(1), page(2), page(3, 1), page(4, 3), page(5, 1)], ['1', '-3', '--4', '-5', '2']],
    ['orders those below one page among themselves', [page(1), page(2, 1, 9), page(3, 1, 1)], ['1', '-3', '-2']],
    ['has at the top what stands below nothing that is left', [page(1), page(2, 99)], ['1', '2']],
    ['leaves out nothing that stands below itself', [page(1), page(2, 2)], ['1', '2']],
    ['leaves out nothing that stands in a circle', [page(1, 2), page(2, 1), page(3, 2)], ['1', '-2', '--3']],
  ])('%s', (_, pages, expected) => {
    expect(drawn(pages)).toEqual(expected)
  })

  it('says what each stands below, the topmost first, and how many stand below it', () => {
    expect(treeOrder([page(1), page(2, 1), page(3, 2), page(4, 1)])).toEqual([
      { id: 1, level: 1, above: [], below: 2 },
      { id: 2, level: 2, above: [1], below: 1 },
      { id: 3, level: 3, above: [1, 2], below: 0 },
      { id: 4, level: 2, above: [1], below: 0 },
    ])
  })
})
