import { stat } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { within } from '@/lib/within'

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What a page that takes long to render does to everything else of the process. */
function stall(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

it('gives what comes in time, and rejects what does not', async () => {
  expect(await within(1000, Promise.resolve('answer'))).toBe('answer')
  const begun = performance.now()
  await expect(within(40, new Promise(() => undefined))).rejects.toThrow('No answer within 40 ms')
  expect(performance.now() - begun).toBeGreaterThanOrEqual(39)
})

it('passes on how an answer failed', async () => {
  await expect(within(1000, Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})

it('gives an answer that came while the process stood still until after the time', async () => {
  const busy = later(310).then(() => stat('tsconfig.json'))
  const answer = busy.then(() => {
    const asked = stat('package.json')
    stall(200)
    return asked
  })
  expect((await within(400, answer)).isFile()).toBe(true)
})

it('asks on where the process stood still before it could send the question', async () => {
  const answer = new Promise((sent) => setImmediate(sent)).then(() => stat('package.json')).then(() => stat('tsconfig.json'))
  const given = within(40, answer)
  stall(100)
  expect((await given).isFile()).toBe(true)
})
