import 'server-only'
import { handedOver } from '@/content/handed-over'
import type { PostedForm } from '@/domain/forms/asked'

const posted = handedOver<PostedForm>('posted-forms')

/** Puts a form that was sent where the page that shows it again finds it. Gives its name. */
export const putPosted = posted.put

/** A form that was sent, once; null where there is none of that name. */
export const takePosted = posted.take
