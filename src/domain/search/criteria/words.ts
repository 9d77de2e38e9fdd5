import type { Criterion } from './criterion'

/** What the search field takes at most. */
export const MOST_CHARACTERS = 100

/** Typed words as they are kept: with single spaces, and nothing that no address can hold. */
export const keptWords = (typed: string): string =>
  typed.replace(/\s+/g, ' ').trim().slice(0, MOST_CHARACTERS).replace(/\p{Cs}/gu, '').trim()

/** UTF-8 in letters that a path may hold. */
const packed = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function unpacked(text: string): string {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)))
  } catch {
    return ''
  }
}

/** What was typed and not understood: it narrows nothing, and is shown so that nobody types it again. */
export const words: Criterion<string> = {
  none: '',
  address: {
    names: ['q'],
    key: 'w',
    read: (params) => keptWords(params.getAll('q').join(' ')),
    write: (value) => (value === '' ? [] : [['q', value]]),
    pack: (value) => (value === '' ? null : packed(value)),
    unpack: (text) => keptWords(unpacked(text)),
  },
  dimension: null,
}
