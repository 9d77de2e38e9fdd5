import { expect, it } from 'vitest'
import { RefusedFile, Unanswered } from '@/import/files/answer'
import { GivenUp, Hosts } from '@/import/files/hosts'

const pause = () => new Promise<void>((done) => setTimeout(done, 5))

/** Work that says how much of it ran beside each other. */
function counting() {
  const seen = { now: 0, most: 0 }
  const work = async () => {
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    await pause()
    seen.now -= 1
  }
  return { seen, work }
}

const fails = (hosts: Hosts, error: Error) =>
  hosts.take('a.example', () => Promise.reject(error)).catch((one: unknown) => one)

it('asks a host for six files at a time, and all hosts for twelve', async () => {
  const one = counting()
  const hosts = new Hosts()
  await Promise.all(Array.from({ length: 20 }, () => hosts.take('a.example', one.work)))
  expect(one.seen.most).toBe(6)
  const all = counting()
  const names = ['a.example', 'b.example', 'c.example', 'd.example']
  await Promise.all(
    names.flatMap((name) => Array.from({ length: 9 }, () => hosts.take(name, all.work))),
  )
  expect(all.seen.most).toBe(12)
})

it('gives a host up after ten times without an answer in a row, and no other host', async () => {
  const hosts = new Hosts()
  for (let time = 0; time < 10; time += 1) {
    expect(await fails(hosts, new Unanswered('no answer'))).toBeInstanceOf(Unanswered)
  }
  let asked = false
  const again = hosts.take('a.example', async () => {
    asked = true
  })
  await expect(again).rejects.toThrow(GivenUp)
  expect(asked).toBe(false)
  expect(await hosts.take('b.example', () => Promise.resolve(1))).toBe(1)
})

it.each([
  ['an answer', (hosts: Hosts) => hosts.take('a.example', pause)],
  ['a refusal', (hosts: Hosts) => fails(hosts, new RefusedFile('answered 404'))],
])('begins to count anew after %s', async (_, between) => {
  const hosts = new Hosts()
  for (let time = 0; time < 9; time += 1) await fails(hosts, new Unanswered('no answer'))
  await between(hosts)
  for (let time = 0; time < 9; time += 1) await fails(hosts, new Unanswered('no answer'))
  expect(await hosts.take('a.example', () => Promise.resolve(1))).toBe(1)
})
