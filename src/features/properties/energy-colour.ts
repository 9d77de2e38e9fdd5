import { textOn } from '@/lib/contrast'

const BACKGROUNDS: Record<string, string> = {
  a: '#009640',
  b: '#52ae32',
  c: '#c8d400',
  d: '#ffed00',
  e: '#fbb900',
  f: '#ec6608',
  g: '#e30613',
  h: '#a8071a',
  i: '#6d0f1d',
}
const UNKNOWN = '#6b7280'

/**
 * The colours of an energy label, from green A to red G, with a text colour that reads on it. All
 * grades of a letter share its colour; no or an unknown code is grey. Spec §9.
 */
export function energyColour(code: string | null): { background: string; text: string } {
  const background = BACKGROUNDS[code?.charAt(0) ?? ''] ?? UNKNOWN
  return { background, text: textOn(background) }
}
