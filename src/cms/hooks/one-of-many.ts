import type { PayloadRequest, RequestContext } from 'payload'

export type Id = number | string

/** A request over HTTP begins with an empty context, so nobody can set it from outside. */
const ONE_OF_MANY = 'oneOfMany'

/** The context of a request for many documents while it is about one of them, which its filter finds if it may. */
export const contextOfOne = (collection: string, id: Id): RequestContext => ({ [ONE_OF_MANY]: { collection, id } })

/** The document of the collection that a request is about which was sent for many; undefined for any other request. */
export function oneMeant({ context }: Pick<PayloadRequest, 'context'>, collection: string): Id | undefined {
  const one = context[ONE_OF_MANY] as { collection: string; id: Id } | undefined
  return one?.collection === collection ? one.id : undefined
}
