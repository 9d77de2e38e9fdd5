import { ACTION_HEADER, NEXT_ROUTER_STATE_TREE_HEADER, NEXT_URL, RSC_HEADER } from 'next/dist/client/components/app-router-headers'
import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants'
import { expect, it } from 'vitest'
import { NEXT_ACTION, CACHE_TAGS, FOR_NEXT, NEXT_INTERNAL, REWRITTEN, ROUTER_STATE, RSC } from '@/lib/next-headers'

it('are those of the Next that is installed, as Node writes them', () => {
  const installed = [RSC_HEADER, NEXT_ROUTER_STATE_TREE_HEADER, ACTION_HEADER, NEXT_CACHE_TAGS_HEADER]
  expect([RSC, ROUTER_STATE, NEXT_ACTION, CACHE_TAGS]).toEqual(installed.map((name) => name.toLowerCase()))
})

it.each([RSC, ROUTER_STATE, NEXT_ACTION, REWRITTEN, NEXT_URL.toLowerCase(), 'x-nextjs-data', `${NEXT_INTERNAL}subrequest`])('%s has Next answer otherwise', (name) => {
  expect(FOR_NEXT.test(name)).toBe(true)
})

it.each(['accept', 'x-rsc', 'rscx', 'content-next-type'])('%s does not', (name) => {
  expect(FOR_NEXT.test(name)).toBe(false)
})
