import type { Access } from 'payload'
import { canEnterAdmin } from './roles'

/** Staff read drafts too; everybody else what is published. */
export const publishedContent: Access = ({ req }) =>
  canEnterAdmin(req.user) || { _status: { equals: 'published' } }

/** Staff read those that are hidden too. */
export const publishedTestimonials: Access = ({ req }) =>
  canEnterAdmin(req.user) || { status: { equals: 'published' } }
