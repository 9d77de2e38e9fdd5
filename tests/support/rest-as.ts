import { askApi } from './ask-api'
import type { Cms } from './cms'

type Role = 'administrator' | 'editor' | 'agent'

export interface RestAnswer {
  status: number
  body: {
    doc?: Record<string, unknown> & { id: number }
    docs?: (Record<string, unknown> & { id: number })[]
    errors?: { id?: number; message: string; data?: { errors: { message: string; path: string }[] } }[]
    message?: string
  }
}

const PASSWORD = 'four words in a row'

/**
 * The REST API of the running CMS as a member of staff who signed in there, without a server in
 * between. Addresses begin after `/api`.
 */
export async function restAs({ payload }: Cms, role: Role, agency?: number) {
  const email = `${role}-${agency ?? 0}-${Date.now()}@example.be`
  await payload.create({
    collection: 'users',
    data: { name: role, email, password: PASSWORD, roles: [role], agency },
  })
  const { token } = await payload.login({ collection: 'users', data: { email, password: PASSWORD } })
  return async (method: string, path: string, data?: object): Promise<RestAnswer> => {
    const response = await askApi(method, path, data, { token })
    return { status: response.status, body: (await response.json()) as RestAnswer['body'] }
  }
}
