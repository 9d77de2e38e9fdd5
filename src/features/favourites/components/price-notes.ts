import { withPrice } from '@/domain/favourites/saved'
import { changeInWords, type PriceLabels } from '@/domain/favourites/price-change'
import { load, save, type StoreName } from './browser-store'

/** Where a price may have been saved, the one the visitor chose to save first. */
const STORES: readonly StoreName[] = ['favourites', 'compare', 'seen']

const priceOf = ({ dataset }: HTMLElement): number | null =>
  dataset.price ? Number(dataset.price) : null

/** Says at every property that the browser stores what became of its price since then. */
export function showPriceNotes(): void {
  const saved = STORES.flatMap((name) => load(name) ?? [])
  for (const note of document.querySelectorAll<HTMLElement>('[data-price-note]')) {
    const labelsJson = note.closest<HTMLElement>('[data-price-words]')?.dataset.priceWords
    const known = saved.find(({ id }) => String(id) === note.dataset.priceNote)
    const said = known && labelsJson && sentence(labelsJson, known.price, priceOf(note))
    note.hidden = !said
    const [text] = note.children
    if (text && said) text.textContent = said
  }
}

const sentence = (labelsJson: string, before: number | null, now: number | null): string | null =>
  changeInWords(JSON.parse(labelsJson) as PriceLabels, before, now)

/** Takes the price that a note shows as known, wherever the property is saved. */
export function acceptPrice(note: HTMLElement): void {
  for (const name of STORES) {
    const saved = load(name)
    if (saved) save(name, withPrice(saved, Number(note.dataset.priceNote), priceOf(note)))
  }
  showPriceNotes()
  // The button that was pressed is gone with its note.
  const next = note.closest('li')?.querySelector('a') ?? document.getElementById('content')
  next?.focus({ preventScroll: true })
}
