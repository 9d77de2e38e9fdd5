import type { Access } from 'payload'
import { isSite } from './access'
import { canEnterAdmin } from './roles'

/** Staff read drafts too; the site's own pages what is published; nobody else anything. */
export const publishedContent: Access = ({ req }) =>
  canEnterAdmin(req.user) || (isSite(req) && { _status: { equals: 'published' } })

/** Staff read those that are hidden too; the site's own pages the others. */
export const publishedTestimonials: Access = ({ req }) =>
  canEnterAdmin(req.user) || (isSite(req) && { status: { equals: 'published' } })
