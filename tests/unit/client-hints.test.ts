import { expect, it } from 'vitest'
import config from '../../next.config'

const rules = async () => (await config.headers?.()) ?? []

it('asks browsers of the admin for their colour scheme, but not to send a request twice for it', async () => {
  const admin = (await rules()).filter(({ headers }) => headers.some(({ key }) => key === 'Accept-CH'))
  expect(admin.map(({ source }) => source)).toEqual(['/admin/:path*'])
  const sent = Object.fromEntries(admin.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])))
  expect(sent).toMatchObject({ 'accept-ch': 'Sec-CH-Prefers-Color-Scheme', vary: 'Sec-CH-Prefers-Color-Scheme' })
})

it('names neither Critical-CH, for which Chromium repeats a request, nor what the site is made with', async () => {
  const keys = (await rules()).flatMap(({ headers }) => headers.map(({ key }) => key.toLowerCase()))
  expect(keys).not.toContain('critical-ch')
  expect(keys).not.toContain('x-powered-by')
})
