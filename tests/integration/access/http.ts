import { askApi, type Asked } from '../../support/ask-api'

export interface Answer {
  status: number
  body: {
    errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
    message?: string
    token?: string
    user?: { email: string }
    docs?: { id: number }[]
    doc?: { id: number }
  }
  headers: Headers
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Asks the API of the running CMS, and reads what it answers. */
export async function send(method: Method, path: string, data?: object, asked?: Asked): Promise<Answer> {
  const response = await askApi(method, path, data, asked)
  const isJson = response.headers.get('content-type')?.includes('json')
  const body = (isJson ? await response.json() : {}) as Answer['body']
  return { status: response.status, body, headers: response.headers }
}

/** Posts to the API. */
export const post = (path: string, data: object, asked?: Asked): Promise<Answer> =>
  send('POST', path, data, asked)
