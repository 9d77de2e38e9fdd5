import type { ModuleView } from './views'

const isHeading = ({ title, titleSize }: ModuleView): boolean => title !== null && titleSize === 'h1'

/** Whether a module that is shown holds the first heading of the page. Spec §3, `titleSize`. */
export const holdsHeading = (modules: readonly ModuleView[]): boolean => modules.some(isHeading)

/**
 * The modules of a page with one first heading at most: none where the page has its own (`taken`), else
 * that of the first one shown that asks for it; the others are second headings. Spec §3, `titleSize`.
 */
export function oneHeading(modules: readonly ModuleView[], taken: boolean): ModuleView[] {
  const first = taken ? undefined : modules.find(isHeading)
  return modules.map((module) =>
    module === first || module.titleSize !== 'h1' ? module : { ...module, titleSize: 'h2' },
  )
}
