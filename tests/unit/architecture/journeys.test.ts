import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import journeys from '../../../playwright.config'

const CHANGING = 'tests/e2e/changes'
const patterns = (journeys.projects ?? []).flatMap(({ testMatch }) => testMatch ?? [])

it.each(readdirSync(CHANGING))('%s is run by a project of its own', (file) => {
  expect(patterns.filter((pattern) => pattern === `**/changes/${file}`)).toHaveLength(1)
})
