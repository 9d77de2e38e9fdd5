import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Lockfile {
  packages: Record<string, { version?: string }>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile

/** Every version of a package in the lockfile, copies below other packages included. */
const versionsOf = (name: string): string[] =>
  Object.entries(packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version = '0.0.0' }]) => version)

/** Below zero where `a` is older than `b`; a release before its final one is older. */
function compare(a: string, b: string): number {
  const [left = '', right = ''] = [a, b].map((version) => version.replace(/[-+].*$/, ''))
  const order = left.localeCompare(right, 'en', { numeric: true })
  return order || Number(b.includes('-')) - Number(a.includes('-'))
}

/** The oldest versions without a known hole. */
const FLOORS = {
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
  payload: '3.90.1',
  sharp: '0.35.5',
  'drizzle-orm': '0.45.2',
  nodemailer: '9.1.0',
}

describe('locked versions', () => {
  it('are compared by number', () => {
    expect(compare('16.10.0', '16.4.6')).toBeGreaterThan(0)
    expect(compare('16.4.6', '16.4.6')).toBe(0)
    expect(compare('16.4.5', '16.4.6')).toBeLessThan(0)
    expect(compare('16.4.6-canary.1', '16.4.6')).toBeLessThan(0)
  })

  it.each(Object.entries(FLOORS))('%s is at least %s', (name, floor) => {
    for (const version of versionsOf(name)) {
      expect(compare(version, floor), `${name} ${version}`).toBeGreaterThanOrEqual(0)
    }
  })

  it.each(['next', 'react', 'payload', 'sharp', 'drizzle-orm', 'nodemailer'])('%s is there', (name) => {
    expect(versionsOf(name)).not.toEqual([])
  })

  it('of Payload are all the same', () => {
    const names = Object.keys(packages).filter((path) =>
      /node_modules\/(payload|@payloadcms\/[^/]+)$/.test(path),
    )
    const versions = names.map((name) => packages[name]?.version)
    expect(names.length).toBeGreaterThan(5)
    expect(new Set(versions)).toEqual(new Set(['3.90.1']))
  })

  it.each([
    ['typescript', '7.0.0'],
    ['dependency-cruiser', '18.0.0'],
  ])('of %s stay below %s, with which no module is read', (name, ceiling) => {
    expect(versionsOf(name).some((version) => compare(version, ceiling) >= 0)).toBe(false)
  })
})
