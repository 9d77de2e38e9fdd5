import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, describe, expect, it } from 'vitest'
import { sparePageSizes } from '@/server/next-page-size'

const RUNTIME = 'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js'
const page = { rscData: Buffer.alloc(100_000, 'a') }

let end = (): void => undefined
afterEach(() => end())

/** What a file of that name gets as the JSON of a value. */
const jsonIn = (filename: string): ((value: unknown) => string) =>
  runInThisContext('(value) => JSON.stringify(value)', { filename }) as (value: unknown) => string

describe('the data of a page', () => {
  it('is written as JSON for whoever wants it, and not for Next, which only asks for its length', () => {
    const whole = JSON.stringify(page)
    end = sparePageSizes()
    expect(JSON.stringify(page)).toBe(whole)
    expect(jsonIn('/srv/src/cms/log/write-entry.js')(page)).toBe(whole)
    expect(jsonIn(`/srv/node_modules/${RUNTIME}`)(page)).toHaveLength('{"rscData":{"type":"Buffer","data":[]}}'.length)
    expect(jsonIn(`/srv/node_modules/${RUNTIME}`)({ small: Buffer.from('ab') })).toBe('{"small":{"type":"Buffer","data":[97,98]}}')
    end()
    expect(jsonIn(`/srv/node_modules/${RUNTIME}`)(page)).toBe(whole)
  })

  it('is measured by Next where and as this was read', () => {
    const source = readFileSync(`node_modules/${RUNTIME}`, 'utf8')
    const asked = [...source.matchAll(/let (\w+)=JSON\.stringify\(\w+\)\.length;if\((\w+)\.fetchCache&&(\w+)>2097152/g)]
    expect(asked).toHaveLength(1)
    const [[, length, , compared] = []] = asked
    expect(compared).toBe(length)
    // What else asks for it asks for data that was fetched.
    expect([...source.matchAll(/JSON\.stringify\(\w+\)\.length/g)]).toHaveLength(1)
  })
})
