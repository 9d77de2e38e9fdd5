import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { isServerFunctionBody } from '@/server/server-function-body'

interface ReactClient {
  createTemporaryReferenceSet: () => object
  encodeReply: (value: unknown, options: { temporaryReferences: object }) => Promise<string | FormData>
}

/** What writes the calls of the admin in a browser, as Next ships it. */
const react = createRequire(import.meta.url)(
  'next/dist/compiled/react-server-dom-turbopack/client.browser',
) as ReactClient

/** Whether a call is taken as React sends it. */
async function isTaken(args: unknown): Promise<boolean> {
  const temporaryReferences = react.createTemporaryReferenceSet()
  const reply = await react.encodeReply([{ name: 'form-state', args }], { temporaryReferences })
  const sent = new Response(reply)
  return isServerFunctionBody(Buffer.from(await sent.arrayBuffer()), sent.headers.get('content-type') ?? undefined)
}

const shared = { a: 1 }

it.each<[string, unknown]>([
  ['what JSON has', { text: 'x', number: 1.5, list: [null, true, { deep: [] }] }],
  ['what it has not', [undefined, new Date(0), new Date(NaN), NaN, Infinity, -Infinity, -0, 12n, -12n]],
  ['what stays in the browser', [Symbol.for('x'), () => 1, () => null]],
  ['texts that look like it', ['$1', '$', '$$', '"$1"', 'a "$F1" b', '\\"$1', 'He paid $5']],
  ['one thing twice', { first: shared, second: [shared, shared] }],
  ['parts of their own', { map: new Map([['a', 1]]), set: new Set([1]), file: new Blob(['x']), soon: Promise.resolve(1) }],
  ['a form', (() => { const form = new FormData(); form.set('0', 'x'); return form })()],
])('%s is taken as React sends it', async (_, args) => expect(await isTaken(args)).toBe(true))
