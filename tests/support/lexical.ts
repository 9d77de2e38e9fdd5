import { writtenText } from '@/domain/rich-text/written-text'

/** Nodes of a formatted text as the editor stores them, for tests. */
interface Node {
  [key: string]: unknown
  type: string
  version: number
}

export const text = (words: string, format = 0): Node => ({
  type: 'text', text: words, format, detail: 0, mode: 'normal', style: '', version: 1,
})

export const block = (type: string, children: Node[], own: object = {}): Node => ({
  type, children, direction: null, format: '', indent: 0, version: 1,
  ...own,
})

export const paragraph = (...children: Node[]): Node =>
  block('paragraph', children, { textFormat: 0, textStyle: '' })

const link = (fields: object, children: Node[], type: string): Node =>
  block(type, children, { version: 3, id: '65f0c0ffee65f0c0ffee0001', fields })

export const linkTo = (url: string, children = [text('words')], type = 'link'): Node =>
  link({ linkType: 'custom', url, newTab: false }, children, type)

export const linkInside = (relationTo: string, value: unknown, children = [text('words')]): Node =>
  link({ linkType: 'internal', doc: { relationTo, value }, newTab: false }, children, 'link')

export const picture = (value: unknown, relationTo = 'media'): Node => ({
  type: 'upload', version: 3, format: '', id: '65f0c0ffee65f0c0ffee0002',
  relationTo, value, fields: null,
})

export const video = (address: unknown, poster: unknown = null): Node => ({
  type: 'block', version: 2, format: '',
  fields: { id: '65f0c0ffee65f0c0ffee0003', blockName: '', blockType: 'video', video: address, poster },
})

export const whole = (...children: Node[]) => ({
  root: {
    type: 'root', version: 1, indent: 0, children,
    direction: null, format: '' as const,
  },
})

/** HTML as the editor stores it. */
export const written = (html: string) => writtenText(html)!
