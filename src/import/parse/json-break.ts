const SPACE = /[ \t\n\r]*/y
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

type ExpectedSign = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd'

const endOf = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : from
}

// The end of the text that starts at a quote, or where it breaks off as a negative number.
function endOfString(text: string, from: number): number {
  let at = from + 1
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return at + 1
    if (code < 0x20) return -at
    if (code === 0x5c) {
      const next = endOf(ESCAPE, text, at)
      if (next === at) return -at
      at = next
    } else at += 1
  }
  return -text.length
}

function endOfScalar(text: string, at: number, wanted: ExpectedSign): number {
  if (text[at] === '"') return endOfString(text, at)
  const end = wanted === 'value' || wanted === 'valueOrEnd' ? endOf(LITERAL, text, at) : at
  return end === at ? -at : end
}

/**
 * Where a text stops being JSON, as a 0-based offset (its length when it is cut off); null when
 * it is JSON. Works without recursion, so that no depth of nesting is too much. Spec §3.
 */
export function jsonBreak(text: string): number | null {
  const open: string[] = []
  let wanted: ExpectedSign = 'value'
  let at = endOf(SPACE, text, 0)
  while (at < text.length) {
    const sign = text[at] ?? ''
    const isValue: boolean = wanted === 'value' || wanted === 'valueOrEnd'
    const canEnd: boolean = wanted === 'commaOrEnd' || wanted.endsWith('OrEnd')
    if (canEnd && open.length > 0 && sign === (open.at(-1) === '{' ? '}' : ']')) {
      open.pop()
      wanted = 'commaOrEnd'
      at += 1
    } else if (wanted === 'commaOrEnd') {
      if (sign !== ',' || open.length === 0) return at
      wanted = open.at(-1) === '{' ? 'key' : 'value'
      at += 1
    } else if (wanted === 'colon') {
      if (sign !== ':') return at
      wanted = 'value'
      at += 1
    } else if (isValue && (sign === '{' || sign === '[')) {
      open.push(sign)
      wanted = sign === '{' ? 'keyOrEnd' : 'valueOrEnd'
      at += 1
    } else {
      const end = endOfScalar(text, at, wanted)
      if (end <= 0) return -end
      wanted = isValue ? 'commaOrEnd' : 'colon'
      at = end
    }
    at = endOf(SPACE, text, at)
  }
  return open.length === 0 && wanted === 'commaOrEnd' ? null : text.length
}
