import { maxItems, moduleBlock } from '@/cms/fields/module-fields'
import { AMOUNTS } from '../frame/amounts'

/** What clients said. Spec §3, "Testimonial". */
export const testimonialsModule = moduleBlock('testimonials', [maxItems(AMOUNTS.testimonials.most)])
