import { expect, it } from 'vitest'
import { unconditional, feedReader } from '@/import/files/file-reader'

/** Whether a picture is asked for where these hosts are allowed. */
const isAsked = async (hosts: string[], address: string): Promise<boolean> => {
  const client = { get: () => Promise.resolve(unconditional(Buffer.from('x'))) }
  return feedReader({ folder: '/nowhere', hosts, client: client as never })(address, null).then(() => true, () => false)
}

it.each([
  ['https://pics.example', 'https://pics.example/a.jpg', true],
  ['pics.example/', 'http://pics.example/a.jpg', true],
  ['münchen.example', 'https://münchen.example/a.jpg', true],
  [' PICS.example ', 'https://pics.example:443/a.jpg', true],
  ['pics.example:8080', 'https://pics.example:8080/a.jpg', true],
  ['pics.example:8080', 'https://pics.example/a.jpg', false],
  ['pics.example', 'https://pics.example:8080/a.jpg', false],
  ['pics.example', 'https://other.pics.example/a.jpg', false],
  ['onze fotoserver', 'https://pics.example/a.jpg', false],
])('a source that allows %j: %s is asked for: %s', async (host, address, asked) => {
  expect(await isAsked([host], address)).toBe(asked)
})
