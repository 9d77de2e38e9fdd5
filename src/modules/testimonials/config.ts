import { maxItems, moduleBlock } from '@/cms/fields/module-fields'

const SHOWN = 6

/** What clients said. Spec §3, "Testimonial". */
export const testimonialsModule = moduleBlock('testimonials', [maxItems(SHOWN)])
