import { describe, expect, it, vi } from 'vitest'
import { provideForTests } from '../../../scripts/lib/test-programs.mjs'

const ALL = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl', 'redis-server']

/** A system that has some packages and offers others. */
function machine({ here, offered }: { here: string[]; offered: string[] }) {
  const has = new Set(here)
  const asked: string[][] = []
  const sources = {
    has: (name: string) => Promise.resolve(has.has(name)),
    install: (names: string[]) => {
      asked.push(names)
      const all = names.every((name) => offered.includes(name))
      if (all) for (const name of names) has.add(name)
      return Promise.resolve(all)
    },
  }
  return { asked, has, sources }
}

describe('provideForTests', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const said = () => written.mock.calls.splice(0).join('')

  it('installs nothing where everything is there', async () => {
    const { asked, sources } = machine({ here: ALL, offered: [] })
    await provideForTests(sources)
    expect([asked, said()]).toEqual([[], ''])
  })

  it('installs what is missing, all at once', async () => {
    const { asked, has, sources } = machine({ here: ['openssl', 'redis-server'], offered: ALL })
    await provideForTests(sources)
    expect([asked, [...has].sort()]).toEqual([[ALL.slice(0, 2)], [...ALL].sort()])
    expect(said()).not.toContain('not tried')
  })

  it('installs what there is where a system has not all of it', async () => {
    const { has, sources } = machine({ here: [], offered: ['nginx', 'openssl', 'redis-server'] })
    await provideForTests(sources)
    expect([...has]).toEqual(['nginx', 'openssl', 'redis-server'])
    expect(said()).not.toContain('not tried')
  })

  it('says that nginx as it ships is not tried where there is none', async () => {
    const { sources } = machine({ here: ['redis-server'], offered: [] })
    await provideForTests(sources)
    expect(said()).toContain('deploy/nginx is not tried')
  })
})
