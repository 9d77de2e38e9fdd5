import type { Page } from '@playwright/test'

/** What browsers complain about while the admin is used as it is meant to be. */
export function complaintsOf(tab: Page): string[] {
  const complaints: string[] = []
  tab.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  tab.on('pageerror', (error) => complaints.push(String(error)))
  tab.on('response', (answer) => {
    if (answer.status() >= 500) complaints.push(`${answer.status()} ${answer.url()}`)
  })
  return complaints
}
