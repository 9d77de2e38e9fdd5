import { register } from 'node:module'
import { createLocalReq, executeAuthStrategies, getPayload } from 'payload'
import { isValidElement } from 'react'
// What draws the components chooses its build as it is loaded: before the CMS says that it is in production.
import 'react/jsx-dev-runtime'
import { handedOn } from '@/cms/access/server-functions'

/** What a bundler takes out of the packages of the admin, and the headers of the request, which Next knows. */
const HOOKS = `
const HEADERS = 'export const headers = async () => globalThis.askedWith; export const cookies = async () => new Map()'
export async function resolve(specifier, context, next) {
  if (!/^next\\/headers(\\.js)?$/.test(specifier)) return next(specifier, context)
  return { url: 'data:text/javascript,' + encodeURIComponent(HEADERS), format: 'module', shortCircuit: true }
}
export async function load(url, context, next) {
  if (!/\\.(s?css|svg|png)$/.test(url)) return next(url, context)
  return { format: 'module', source: 'export default {}', shortCircuit: true }
}`

type Component = (props: object) => unknown

/**
 * The server functions of the admin as the browser of somebody calls them, and the components that they draw
 * with. The process keeps what this does to its modules.
 */
export async function serverFunctions() {
  register(`data:text/javascript,${encodeURIComponent(HOOKS)}`)
  const { handleServerFunctions } = await import('@payloadcms/next/layouts')
  const { importMap } = await import('@/app/(payload)/admin/importMap.js')
  const { default: config } = await import('@payload-config')
  const call = async (headers: Record<string, string>, name: string, args: object): Promise<unknown> => {
    const given = new Headers({ ...headers, 'Sec-Fetch-Site': 'same-origin' })
    Object.assign(globalThis, { askedWith: given })
    const handed = await handedOn({ name, args: { ...args } }, async () => {
      const payload = await getPayload({ config })
      const { user } = await executeAuthStrategies({ headers: given, payload })
      return createLocalReq({ ...(user && { user }) }, payload)
    })
    return handleServerFunctions({ ...handed, config, importMap })
  }
  return { call, components: importMap as Record<string, Component> }
}

/** What components of the server are given and the browser is not. */
const OF_SERVER = new Set(['payload', 'req', 'user', 'i18n', 'field', 'formState', 'data', 'siblingData', 'preferences'])

/**
 * All texts and numbers that a browser is sent of an answer: components of the server are called, of those of
 * the browser it is what they are given.
 */
export async function sentIn(answer: unknown, known = new Set<unknown>()): Promise<string> {
  const value = await answer
  if (typeof value === 'string' || typeof value === 'number') return `${value}\n`
  if (typeof value !== 'object' || value === null || known.has(value)) return ''
  known.add(value)
  if (!isValidElement<Record<string, unknown>>(value)) return sentInAll(Object.entries(value), known)
  const { props, type } = value
  const given = Object.entries(props).filter(([name]) => !OF_SERVER.has(name))
  if (typeof type !== 'function') return sentInAll(given, known)
  try {
    return await sentIn((type as Component)(props), known)
  } catch {
    // It asks React for what there is in a browser only.
    return sentInAll(given, known)
  }
}

async function sentInAll(entries: [string, unknown][], known: Set<unknown>): Promise<string> {
  let sent = ''
  for (const [name, value] of entries) if (name !== 'payload' && name !== 'req') sent += await sentIn(value, known)
  return sent
}
