import type { ModuleFrameView } from './views'

/**
 * The level of the headings inside a module: one below its title, or the page's second level where
 * it has none. Spec §3, `titleSize`.
 */
export const levelInside = ({ title, titleSize }: Pick<ModuleFrameView, 'title' | 'titleSize'>) =>
  title && titleSize === 'h2' ? 3 : 2
