import { CardGrid } from '@/ui/CardGrid'
import type { ModuleOf } from '../frame/views'
import { Testimonial } from './Testimonial'

const MOST_BESIDE = 3

/** What clients said, quietly side by side. Spec §3, "Testimonial". */
export const TestimonialsModule = ({ module }: { module: ModuleOf<'testimonials'> }) => (
  <CardGrid columns={Math.min(module.testimonials.length, MOST_BESIDE)}>
    {module.testimonials.map((testimonial) => (
      <li key={testimonial.id}>
        <Testimonial testimonial={testimonial} />
      </li>
    ))}
  </CardGrid>
)
