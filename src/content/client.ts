import 'server-only'
import config from '@payload-config'
import { getPayload, type BasePayload } from 'payload'
import { SITE_READ } from '@/cms/access/access'

/** The CMS of this process. */
export const cms = (): Promise<BasePayload> => getPayload({ config })

const asSite = () => ({ overrideAccess: false, context: { [SITE_READ]: true } })

type Visitor = Pick<BasePayload, 'find' | 'findGlobal'>

/**
 * The CMS as a visitor sees it: what is not public is not there. Everything the site shows that
 * is not in memory is read through here.
 */
export async function visitor(): Promise<Visitor> {
  const payload = await cms()
  return {
    find: (options) => payload.find({ ...options, ...asSite() }),
    findGlobal: (options) => payload.findGlobal({ ...options, ...asSite() }),
  }
}
