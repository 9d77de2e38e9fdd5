import { describe, expect, test } from 'vitest'
import { progressOn } from '@/lib/progress'

function shown(isTTY: boolean) {
  const texts: string[] = []
  let time = 0
  const progress = progressOn({ isTTY, write: (text) => texts.push(text) }, () => time)
  return { progress, texts, at: (milliseconds: number) => (time = milliseconds) }
}

describe('progressOn', () => {
  test('writes a line every ten seconds into a file, and the last step', () => {
    const { progress, texts, at } = shown(false)
    for (const [second, done] of [[0, 1], [1, 2], [9, 3], [10, 4], [11, 5], [12, 6]] as const) {
      at(second * 1000)
      progress.step('Pictures', done, 6)
    }
    expect(texts).toEqual(['Pictures: 1/6\n', 'Pictures: 4/6\n', 'Pictures: 6/6\n'])
  })

  test('writes over itself in a terminal, at most every second', () => {
    const { progress, texts, at } = shown(true)
    progress.step('Pictures', 1, 3)
    at(999)
    progress.step('Pictures', 2, 3)
    progress.step('Pictures', 3, 3)
    expect(texts).toEqual(['\r\u001b[KPictures: 1/3', '\r\u001b[KPictures: 3/3\n'])
  })

  test('starts a new line after numbers that stand unfinished', () => {
    const { progress, texts } = shown(true)
    progress.step('Pictures', 1, 3)
    progress.line('Stopped')
    expect(texts.at(-1)).toBe('\nStopped\n')
  })
})
