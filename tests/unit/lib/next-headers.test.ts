import { ACTION_HEADER, NEXT_ROUTER_STATE_TREE_HEADER, NEXT_URL, RSC_HEADER } from 'next/dist/client/components/app-router-headers'
import { AsyncLocalStorage } from 'node:async_hooks'
import * as constants from 'next/dist/lib/constants'
import { expect, it } from 'vitest'
import { NEXT_ACTION, CACHE_TAGS, FOR_NEXT, isOfNext, NEXT_INTERNAL, REWRITTEN, ROUTER_STATE, RSC } from '@/lib/next-headers'

it('are those of the Next that is installed, as Node writes them', () => {
  const installed = [RSC_HEADER, NEXT_ROUTER_STATE_TREE_HEADER, ACTION_HEADER, constants.NEXT_CACHE_TAGS_HEADER]
  expect([RSC, ROUTER_STATE, NEXT_ACTION, CACHE_TAGS]).toEqual(installed.map((name) => name.toLowerCase()))
})

it.each([RSC, ROUTER_STATE, NEXT_ACTION, REWRITTEN, NEXT_URL.toLowerCase(), 'x-nextjs-data', `${NEXT_INTERNAL}subrequest`])('%s has Next answer otherwise', (name) => {
  expect(FOR_NEXT.test(name)).toBe(true)
})

it.each(['accept', 'x-rsc', 'rscx', 'content-next-type'])('%s does not', (name) => {
  expect(FOR_NEXT.test(name)).toBe(false)
})

/** The parameters of an address that the proxy is given by the Next that is installed. */
async function givenToProxy(query: string): Promise<[string, string][]> {
  Object.assign(globalThis, { AsyncLocalStorage })
  const { adapter } = await import('next/dist/server/web/adapter')
  const request = { url: `http://localhost/fr/?${query}`, headers: {}, method: 'GET', nextConfig: { trailingSlash: true } }
  let given: [string, string][] = []
  const handler = ({ url }: { url: string }): void => {
    given = [...new URL(url).searchParams]
  }
  await adapter({ page: '/proxy', request, handler } as unknown as Parameters<typeof adapter>[0])
  return given
}

it.each([
  ['_rsc', true], ['nxtPcity', true], ['nxtIcity', true], ['nxtPutm_source', true], ['nxtP_rsc', true],
  ['nxtP', false], ['nxtI', false], ['nxtQcity', false], ['_rscx', false], ['NXTPcity', false], ['city', false],
])('Next takes the parameter %s off or renames it before the proxy: %s', async (name, isTaken) => {
  const given = await givenToProxy(`${name}=1`)
  expect(given.length !== 1 || given[0]?.[0] !== name).toBe(isTaken)
  expect(isOfNext(name)).toBe(isTaken)
})

it('Next has no further parameters of its own', () => {
  const prefixes = Object.values(constants).filter((value) => typeof value === 'string' && value.startsWith('nxt'))
  expect(prefixes.toSorted()).toEqual(['nxtI', 'nxtP'])
})
