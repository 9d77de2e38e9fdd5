import { expect, type APIRequest, type APIResponse } from '@playwright/test'

/** Who signs in. */
export interface Account {
  email: string
  password: string
}

/** The administrator that the setup of the browser tests left behind. */
export const administrator = (): Account => ({
  email: process.env.E2E_EMAIL ?? '',
  password: process.env.E2E_PASSWORD ?? '',
})

/**
 * The REST API as somebody who signed in there, apart from every browser. Addresses begin after
 * `/api`. An answer that is an error is handed back as it is.
 */
export async function apiAs(request: APIRequest, account: Account) {
  const baseURL = process.env.E2E_URL ?? ''
  const anonymous = await request.newContext({ baseURL })
  const login = await anonymous.post('/api/users/login', { data: account })
  expect(login.ok()).toBe(true)
  const { token } = (await login.json()) as { token: string }
  await anonymous.dispose()
  const api = await request.newContext({
    baseURL,
    extraHTTPHeaders: { Authorization: `JWT ${token}` },
  })
  return {
    get: (path: string) => api.get(`/api${path}`),
    post: (path: string, data: object) => api.post(`/api${path}`, { data }),
    patch: (path: string, data: object) => api.patch(`/api${path}`, { data }),
    remove: (path: string) => api.delete(`/api${path}`),
    dispose: () => api.dispose(),
  }
}

export type StaffApi = Awaited<ReturnType<typeof apiAs>>

/** An editor who reads the admin in a language; gives the number of their account. */
export async function newEditor(boss: StaffApi, editor: Account & { name: string }, language: string): Promise<number> {
  const data = { ...editor, roles: ['editor'], language }
  return (await contentOf<{ doc: { id: number } }>(boss.post('/users', data))).doc.id
}

/** What the API answered, which must have gone well. */
export async function contentOf<T>(answer: APIResponse | Promise<APIResponse>): Promise<T> {
  const settled = await answer
  expect(settled.ok(), await settled.text()).toBe(true)
  return (await settled.json()) as T
}
