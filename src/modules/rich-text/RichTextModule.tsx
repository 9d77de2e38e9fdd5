import { RichText } from '@/ui/RichText'
import { levelInside } from '../frame/heading-level'
import type { ModuleOf } from '../frame/views'

/** A formatted text; its title and descriptions stand in the frame. Spec §3. */
export const RichTextModule = ({ module }: { module: ModuleOf<'rich-text'> }) =>
  module.text.nodes.length > 0 && <RichText text={module.text} level={levelInside(module)} />
