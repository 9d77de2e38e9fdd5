/** An element of parsed XML: its name, attributes, text and children. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

const TOKEN = /<\?[^?]*\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)|(<)/gu
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string): string =>
  text.replace(/&(\w*);?/g, (whole, name: string) => {
    const known = ENTITIES[name]
    if (!known || !whole.endsWith(';')) throw new Error(`Not well-formed: ${whole}`)
    return known
  })

/** The root of a piece of XML as the sitemap uses it. Throws where it is not well-formed. */
export function parseXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  for (const [token, close, name, attributes, empty, text, stray] of xml.matchAll(TOKEN)) {
    const top = open.at(-1)
    if (!top || stray) throw new Error(`Not well-formed near ${token}`)
    if (text !== undefined) top.text += decode(text)
    else if (close) {
      if (open.pop()?.name !== name) throw new Error(`Closed out of order: ${token}`)
    } else if (name) {
      const pairs = [...(attributes ?? '').matchAll(/([\w:]+)="([^"]*)"/g)]
      const entries = pairs.map(([, key, value]) => [key, decode(value ?? '')] as const)
      const element = { name, attributes: Object.fromEntries(entries), text: '', children: [] }
      top.children.push(element)
      if (!empty) open.push(element)
    }
  }
  const [only, ...more] = root.children
  if (open.length !== 1 || !only || more.length > 0) throw new Error('Not one closed element')
  return only
}

/** The texts of an element's children with a name. */
export const textsOf = (element: XmlElement, name: string): string[] =>
  element.children.filter((child) => child.name === name).map((child) => child.text)
