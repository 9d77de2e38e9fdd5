import 'server-only'
import config from '@payload-config'
import { getPayload, type BasePayload, type CollectionSlug } from 'payload'

/** The CMS of this process. */
export const cms = (): Promise<BasePayload> => getPayload({ config })

type Visitor = Pick<BasePayload, 'find' | 'findGlobal'>

/**
 * The CMS as a visitor sees it: what is not public is not there. Everything the site shows that
 * is not in memory is read through here.
 */
export async function visitor(): Promise<Visitor> {
  const payload = await cms()
  return {
    find: (options) => payload.find({ ...options, overrideAccess: false }),
    findGlobal: (options) => payload.findGlobal({ ...options, overrideAccess: false }),
  }
}
