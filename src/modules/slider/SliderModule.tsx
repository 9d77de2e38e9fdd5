import { useTranslations } from 'next-intl'
import { ProjectCard } from '@/features/projects/components/ProjectCard'
import { PropertyCard } from '@/features/search/components/PropertyCard'
import { cardSizes } from '@/ui/card-sizes'
import { Slider } from '@/ui/Slider'
import { levelInside } from '../frame/heading-level'
import type { ModuleOf } from '../frame/views'
import { SlidingPictures } from './SlidingPictures'

const IN_SIGHT = 4

/** Projects, properties or pictures in a row to swipe through. Spec §3, relation `slider`. */
export function SliderModule({ module, first }: { module: ModuleOf<'slider'>; first: boolean }) {
  const t = useTranslations('Modules')
  const label = module.title?.text ?? t(module.show)
  const level = levelInside(module)
  switch (module.show) {
    case 'projects':
      return (
        <Slider label={label} inSight={2}>
          {module.projects.map((card, index) => (
            <li key={card.id}>
              <ProjectCard card={card} level={level} first={first && index === 0} />
            </li>
          ))}
        </Slider>
      )
    case 'properties':
      return (
        <Slider label={label} inSight={4}>
          {module.cards.map((card, index) => (
            <li key={card.id}>
              <PropertyCard card={card} sizes={cardSizes(IN_SIGHT)} level={level} first={first && index === 0} />
            </li>
          ))}
        </Slider>
      )
    case 'images':
      return <SlidingPictures label={label} pictures={module.pictures} first={first} />
    default:
      return module satisfies never
  }
}
