import { handleEndpoints } from 'payload'
import { CLIENT_ADDRESS } from '@/lib/client-address'

export interface Asked {
  /** Where the request comes from, as the server writes it down. */
  from?: string
  headers?: Record<string, string>
  /** Of whoever is signed in. */
  token?: string
}

/** What the running CMS answers to a request, without a server in between. */
export async function answerTo(request: Request): Promise<Response> {
  const { default: config } = await import('@payload-config')
  return handleEndpoints({ config, request })
}

/**
 * What its API answers to a browser that reads English. `path` begins after `/api`; `data` is a form,
 * or sent as JSON.
 */
export function askApi(
  method: string,
  path: string,
  data?: unknown,
  { from, headers, token }: Asked = {},
): Promise<Response> {
  const isForm = data instanceof FormData
  return answerTo(
    new Request(`http://localhost:3000/api${path}`, {
      method,
      body: isForm ? data : data === undefined ? undefined : JSON.stringify(data),
      headers: {
        ...(!isForm && { 'Content-Type': 'application/json' }),
        'Accept-Language': 'en',
        [CLIENT_ADDRESS]: from ?? '8.8.4.4',
        ...(token && { Authorization: `JWT ${token}` }),
        ...headers,
      },
    }),
  )
}
