import { maxItems, moduleBlock } from '@/cms/fields/module-fields'
import { AMOUNTS } from '../frame/amounts'

/** What to swipe through: projects, properties, or the pictures of the module. Spec §3. */
export const sliderModule = moduleBlock('slider', [
  {
    name: 'show',
    type: 'select',
    options: ['projects', 'properties', 'images'],
    defaultValue: 'projects',
  },
  maxItems(AMOUNTS.slider.most),
])
