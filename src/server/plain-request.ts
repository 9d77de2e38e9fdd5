import type { IncomingMessage } from 'node:http'
import { FOR_NEXT, isOfNext, NEXT_ACTION, NEXT_INTERNAL, ROUTER_STATE } from '@/lib/next-headers'
import { PAGE_MARK } from '@/routes/page-mark'
import { plainTarget, withoutParameters } from '@/routes/request-target'
import { isLeftAlone, isPageAddress } from '@/routes/reserved'
import { isRouterState } from './router-state'
import { pathOf, type Step } from './step'

/** Only the admin and the preview beside it move on without loading a page. Decision 028. */
const HAS_TWO_FORMS = /^\/(?:admin|[a-z]{2}\/preview)(?:[/?]|$)/

/** Next looks for bots in the name of a browser, by an expression that takes the square of its length (16.4.6). */
const LONGEST_AGENT = 500

/**
 * Puts a request in a form that Next can answer: it says 500 to TRACE, which `Request` forbids, to
 * `*` and to some addresses with `..`. Nor does it hear what its own router would say: an answer to that
 * could be stored by a shared cache for everybody. Parameters of that router are taken off pages: the proxy
 * does not see them, so an address with them would be one of endlessly many for the same page.
 */
export const plainRequest: Step = (request, _response, next) => {
  request.url = plainTarget(request.url ?? '/')
  delete request.headers[PAGE_MARK]
  removeHeaders(request, (name) => name.startsWith(NEXT_INTERNAL))
  const agent = request.headers['user-agent']
  if (agent) request.headers['user-agent'] = agent.slice(0, LONGEST_AGENT)
  if (!isRouterState(request.headers[ROUTER_STATE])) delete request.headers[ROUTER_STATE]
  if (!HAS_TWO_FORMS.test(request.url)) {
    removeHeaders(request, (name) => FOR_NEXT.test(name) && name !== NEXT_ACTION)
    // On pages the proxy refuses it; where there is no route behind an endpoint, Next says 500.
    if (isLeftAlone(request.url)) delete request.headers[NEXT_ACTION]
    if (isPageAddress(pathOf(request))) request.url = withoutParameters(request.url, isOfNext)
  }
  if (request.method === 'TRACE') request.method = 'UNKNOWN'
  next()
}

function removeHeaders({ headers }: IncomingMessage, isOne: (name: string) => boolean): void {
  for (const name of Object.keys(headers)) if (isOne(name)) delete headers[name]
}
