import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { watchAddresses } from '@/cms/access/sign-in/watch-addresses'

it('writes the address of the connection over what a client claims, on a running server too', async () => {
  const server = createServer((request, response) => {
    response.end(JSON.stringify(request.headers['x-socket-address']))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  watchAddresses()
  watchAddresses()
  const { port } = server.address() as AddressInfo
  const headers = { 'X-Socket-Address': '8.8.8.8' }
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers })
  expect(await answer.json()).toBe('127.0.0.1')
  await new Promise((resolve) => server.close(resolve))
})
