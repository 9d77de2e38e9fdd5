import type { ModuleView } from './views'

/**
 * The modules of a page with one first heading at most: none where the page has its own (`taken`),
 * else that of the first module that asks for it; the others are second headings. Spec §3, `titleSize`.
 */
export function oneHeading(modules: readonly ModuleView[], taken: boolean): ModuleView[] {
  const first = taken ? undefined : modules.find(({ title, titleSize }) => title && titleSize === 'h1')
  return modules.map((module) =>
    module === first || module.titleSize !== 'h1' ? module : { ...module, titleSize: 'h2' },
  )
}
