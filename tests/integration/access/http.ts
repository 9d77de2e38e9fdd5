import { handleEndpoints } from 'payload'
import { CLIENT_ADDRESS } from '@/lib/client-address'

export interface Answer {
  status: number
  body: { errors?: { message: string }[]; message?: string; token?: string; user?: { email: string } }
  headers: Headers
}

interface Asked {
  /** Where the request comes from, as the server writes it down. */
  from?: string
  headers?: Record<string, string>
}

/** Posts to the API of the running CMS as a browser would, without a server in between. */
export async function post(path: string, data: object, { from, headers }: Asked = {}): Promise<Answer> {
  const { default: config } = await import('@payload-config')
  const response = await handleEndpoints({
    config,
    request: new Request(`http://localhost:3000/api${path}`, {
      method: 'POST',
      body: JSON.stringify(data),
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': 'en',
        [CLIENT_ADDRESS]: from ?? '8.8.4.4',
        ...headers,
      },
    }),
  })
  const body = (await response.json()) as Answer['body']
  return { status: response.status, body, headers: response.headers }
}
