import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstAdministrator, renewStaffPassword, staffEmails } from '@/operations/staff-password'
import { startCms, type Cms } from '../../support/cms'

let cms: Cms

const login = (email: string, password: string) =>
  cms.payload.login({ collection: 'users', data: { email, password } })

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

describe('firstAdministrator', () => {
  test('makes one account that can sign in, and only where there is none', async () => {
    const made = await firstAdministrator(cms.payload)
    expect(made?.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
    const { user } = await login(made?.email ?? '', made?.password ?? '')
    expect(user?.roles).toEqual(['administrator'])
    expect(await firstAdministrator(cms.payload)).toBeNull()
    expect(await staffEmails(cms.payload)).toEqual(['admin@site.example'])
  })
})

describe('renewStaffPassword', () => {
  test('opens a locked account with a new password and ends its sessions', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await login('admin@site.example', 'wrong').catch(() => undefined)
    }
    const changed = await renewStaffPassword(cms.payload, ' Admin@Site.example ')
    const { docs } = await cms.payload.find({ collection: 'users', showHiddenFields: true })
    expect(docs[0]?.sessions).toEqual([])
    const { user } = await login('admin@site.example', changed?.password ?? '')
    expect(user?.email).toBe('admin@site.example')
  })

  test('an unknown address changes nothing', async () => {
    expect(await renewStaffPassword(cms.payload, 'nobody@site.example')).toBeNull()
  })
})
