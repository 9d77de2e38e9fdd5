import type { ModuleView } from './frame/views'

/**
 * Whether a module has anything to show. A list that nothing is in yet would leave its title alone
 * on the page; only the list of properties says in words that it is empty. Spec §3.
 */
export function hasContent(module: ModuleView): boolean {
  switch (module.kind) {
    case 'article':
      return module.articles.length > 0
    case 'category':
      return module.groups.some(({ articles }) => articles.length > 0)
    case 'slider':
      return slides(module) > 0
    case 'contact':
    case 'agencies':
      return module.agencies.length > 0
    case 'team':
      return module.members.length > 0
    case 'testimonials':
      return module.testimonials.length > 0
    case 'rich-text':
      return module.text.nodes.length > 0 || module.title !== null || module.description !== null
    case 'call-to-action':
      return module.buttons.length > 0 || module.title !== null
    case 'form':
    case 'request':
    case 'alert':
    case 'my-visit':
    case 'property-list':
    case 'video':
    case 'search-panel':
      return true
    default:
      return module satisfies never
  }
}

function slides(module: Extract<ModuleView, { kind: 'slider' }>): number {
  if (module.show === 'projects') return module.projects.length
  return module.show === 'properties' ? module.cards.length : module.pictures.length
}
