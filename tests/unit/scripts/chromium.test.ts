import { describe, expect, it, vi } from 'vitest'
import { findChromium, type Sources } from '../../../scripts/lib/chromium.mjs'

vi.spyOn(process.stdout, 'write').mockReturnValue(true)

const none: Sources = {
  named: undefined,
  playwright: () => Promise.resolve(null),
  system: () => Promise.resolve(null),
  works: () => Promise.resolve(true),
  installPlaywright: () => Promise.resolve(false),
  installDebian: () => Promise.resolve(false),
}
const playwright = (): Promise<string> => Promise.resolve('/playwright/chrome')
const system = (name: string): Promise<string | null> =>
  Promise.resolve(name === 'chromium' ? '/usr/bin/chromium' : null)

describe('findChromium', () => {
  it('takes the named one before all others', async () => {
    const named = '/my/chrome'
    expect(await findChromium({ ...none, named, playwright, system })).toBe(named)
  })

  it('does not quietly take another than the named one', async () => {
    const broken = { ...none, named: '/my/chrome', system, works: () => Promise.resolve(false) }
    await expect(findChromium(broken)).rejects.toThrow('CHROMIUM_PATH names /my/chrome')
  })

  it("takes Playwright's before the system's", async () => {
    expect(await findChromium({ ...none, playwright, system })).toBe('/playwright/chrome')
  })

  it("takes the system's where Playwright has none, or one that does not run", async () => {
    const works = (file: string): Promise<boolean> => Promise.resolve(file.startsWith('/usr'))
    expect(await findChromium({ ...none, system })).toBe('/usr/bin/chromium')
    expect(await findChromium({ ...none, playwright, system, works })).toBe('/usr/bin/chromium')
  })

  it("installs Playwright's where there is none", async () => {
    let there = false
    const found = await findChromium({
      ...none,
      playwright: () => Promise.resolve(there ? '/playwright/chrome' : null),
      installPlaywright: () => Promise.resolve((there = true)),
      installDebian: () => Promise.reject(new Error('not needed')),
    })
    expect(found).toBe('/playwright/chrome')
  })

  it("installs the system's package where Playwright's cannot be downloaded", async () => {
    let there = false
    const found = await findChromium({
      ...none,
      system: (name) => (there ? system(name) : Promise.resolve(null)),
      installDebian: () => Promise.resolve((there = true)),
    })
    expect(found).toBe('/usr/bin/chromium')
  })

  it('says what to do when nothing works', async () => {
    await expect(findChromium(none)).rejects.toThrow('CHROMIUM_PATH=')
  })
})
