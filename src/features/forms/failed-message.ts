import type { FormName } from '@/domain/forms/forms'

/** What is said, of the messages of a form's page, where a form could not be stored: a testimonial asks for no answer. */
export const failedMessage = (form: FormName): 'failed' | 'failedTestimonial' =>
  form === 'testimonial' ? 'failedTestimonial' : 'failed'
