import { withPrice } from '@/domain/favourites/kept'
import { changeInWords, type PriceWords } from '@/domain/favourites/price-change'
import { load, save, type StoreName } from './browser-store'

/** Where a price may have been kept, the one the visitor chose to keep first. */
const STORES: readonly StoreName[] = ['favourites', 'compare', 'seen']

const priceOf = ({ dataset }: HTMLElement): number | null =>
  dataset.price ? Number(dataset.price) : null

/** Says at every property that the browser keeps what became of its price since then. */
export function showPriceNotes(): void {
  const kept = STORES.flatMap((name) => load(name) ?? [])
  for (const note of document.querySelectorAll<HTMLElement>('[data-price-note]')) {
    const words = note.closest<HTMLElement>('[data-price-words]')?.dataset.priceWords
    const known = kept.find(({ id }) => String(id) === note.dataset.priceNote)
    const said = known && words && sentence(words, known.price, priceOf(note))
    note.hidden = !said
    const [text] = note.children
    if (text && said) text.textContent = said
  }
}

const sentence = (words: string, before: number | null, now: number | null): string | null =>
  changeInWords(JSON.parse(words) as PriceWords, before, now)

/** Takes the price that a note tells of as known, wherever the property is kept. */
export function acceptPrice(note: HTMLElement): void {
  for (const name of STORES) {
    const kept = load(name)
    if (kept) save(name, withPrice(kept, Number(note.dataset.priceNote), priceOf(note)))
  }
  showPriceNotes()
  // The button that was pressed is gone with its note.
  const next = note.closest('li')?.querySelector('a') ?? document.getElementById('content')
  next?.focus({ preventScroll: true })
}
