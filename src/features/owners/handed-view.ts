import 'server-only'
import { cache } from 'react'
import { handedOver } from '@/content/handed-over'
import type { PortalContent } from '@/domain/owners/views'

const views = handedOver<PortalContent>('owner-views')

/** Puts what a page of the portal shows where that page finds it. Gives its name. */
export const putView = views.put

/** What a page of the portal shows, once: to its title and its body alike. Null where there is nothing of that name. */
export const takeView = cache(views.take)
