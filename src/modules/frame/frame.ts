import { pictureIn, picturesIn } from '@/domain/media/picture'
import { pickText, type Language } from '@/i18n/languages'
import { isColour, textOn } from '@/lib/contrast'
import { numberIn, textIn, textsIn, type FieldOf } from '@/lib/documents'
import type { StoredModule } from './stored-module'
import type { Columns, ModuleFrameView } from './views'

const ALL = 12

/**
 * What every module has: title, texts, place and ground. A module without a row of its own stands
 * in a row by itself, which `index` (its place on the page) numbers. `seconds` is how long a background
 * of several pictures shows each. Spec §3, "Page module".
 */
export function frameOf(
  doc: StoredModule,
  index: number,
  language: Language,
  seconds: number,
): ModuleFrameView {
  const text = (name: FieldOf<StoredModule>) => pickText(textsIn(doc, name), language)
  return {
    id: textIn(doc, 'id') || String(index),
    title: text('title'),
    titleSize: doc.titleSize === 'h1' ? 'h1' : 'h2',
    description: text('description'),
    description2: text('description2'),
    row: numberIn(doc, 'row') ?? -1 - index,
    columns: columnsOf(doc),
    className: textIn(doc, 'class'),
    background: backgroundOf(doc, language, seconds),
    pictures: picturesIn(doc, 'images', language),
  }
}

/** `lg` is what `span` says where it is blank; smaller screens give a module the whole width. */
const columnsOf = (doc: StoredModule): Columns => ({
  sm: numberIn(doc, 'sm') ?? ALL,
  md: numberIn(doc, 'md') ?? ALL,
  lg: numberIn(doc, 'lg') ?? numberIn(doc, 'span') ?? ALL,
})

function backgroundOf(
  doc: StoredModule,
  language: Language,
  seconds: number,
): ModuleFrameView['background'] {
  // A draft is stored unchecked, and this stands in a style.
  const color = isColour(doc.colorBackground) ? doc.colorBackground : ''
  const picture = pictureIn(doc.image, language)
  const pictures = picturesIn(doc, 'images', language)
  switch (doc.backgroundType) {
    case 'color':
      return color ? { type: 'color', color, text: textOn(color) } : { type: 'none' }
    case 'image':
      return picture ? { type: 'image', picture } : { type: 'none' }
    case 'gallery':
      return pictures.length > 0 ? { type: 'gallery', pictures, seconds } : { type: 'none' }
    default:
      return { type: 'none' }
  }
}

/** Modules by their sort, then as they were made; hidden ones are left out. `groupRows` puts their rows in order. */
export const inOrder = (docs: StoredModule[]): StoredModule[] =>
  docs
    .filter((doc) => doc.status !== 'hidden')
    .map((doc, index) => ({ doc, index }))
    .sort((a, b) => sortOf(a.doc, a.index) - sortOf(b.doc, b.index) || a.index - b.index)
    .map(({ doc }) => doc)

/** Those that were given no sort keep their place. */
const sortOf = (doc: StoredModule, index: number): number => numberIn(doc, 'sort') ?? index
