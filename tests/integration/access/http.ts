import { handleEndpoints } from 'payload'
import { CLIENT_ADDRESS } from '@/lib/client-address'

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

interface Asked {
  /** Where the request comes from, as the server writes it down. */
  from?: string
  headers?: Record<string, string>
  /** Of whoever is signed in. */
  token?: string
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Asks the API of the running CMS as a browser would, without a server in between. */
export async function send(
  method: Method,
  path: string,
  data?: object,
  { from, headers, token }: Asked = {},
): Promise<Answer> {
  const { default: config } = await import('@payload-config')
  const isForm = data instanceof FormData
  const response = await handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/api${path}`, {
      method,
      body: isForm || data === undefined ? data : JSON.stringify(data),
      headers: {
        ...(!isForm && { 'Content-Type': 'application/json' }),
        'Accept-Language': 'en',
        [CLIENT_ADDRESS]: from ?? '8.8.4.4',
        ...(token && { Authorization: `JWT ${token}` }),
        ...headers,
      },
    }),
  })
  const isJson = response.headers.get('content-type')?.includes('json')
  const body = (isJson ? await response.json() : {}) as Answer['body']
  return { status: response.status, body, headers: response.headers }
}

/** Posts to the API. */
export const post = (path: string, data: object, asked?: Asked): Promise<Answer> =>
  send('POST', path, data, asked)
