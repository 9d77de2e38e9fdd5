import { MOST_AT_ONCE } from '@/domain/statistics/counters'
import { chunks } from '@/lib/chunks'
import { sendSeen } from '@/ui/send-seen'

/** So much of a card has to be in sight. */
const SHARE_SEEN = 0.5
const BROCHURE = /^\/brochure\/[a-z]{2}\/(\d+)\.pdf$/

/**
 * Tells the server once that the property of the page was viewed, which cards came into sight, and which
 * brochures were opened. A page that is loaded again, or that a visitor goes back to, counts no view. Decision 094.
 */
export function countPage(signal: AbortSignal): void {
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, countBrochure, { signal })
  const isAhead = (document as { prerendering?: boolean }).prerendering === true
  if (isAhead) document.addEventListener('prerenderingchange', () => countSight(signal), { once: true, signal })
  else countSight(signal)
}

function countSight(signal: AbortSignal): void {
  const [entry] = performance.getEntriesByType('navigation')
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type !== 'navigate') return
  countView()
  countCards(signal)
}

function countView(): void {
  const number = document.querySelector<HTMLElement>('[data-seen]')?.dataset.seen
  if (!number) return
  const host = URL.canParse(document.referrer) ? new URL(document.referrer).host : ''
  const medium = new URLSearchParams(window.location.search).get('utm_medium') ?? ''
  sendSeen({ counter: 'views', properties: [Number(number)], host: host.slice(0, 100), medium: medium.slice(0, 100) })
}

/** Gathers the cards that come into sight, also those that a filter brings, until the page is left. */
function countCards(signal: AbortSignal): void {
  const seen = new Set<number>()
  let told = 0
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        seen.add(numberOf(target))
      }
    },
    { threshold: SHARE_SEEN },
  )
  const look = (): void => {
    for (const card of document.querySelectorAll('main article')) if (numberOf(card) > 0) observer.observe(card)
  }
  const tell = (): void => {
    if (document.visibilityState !== 'hidden') return
    const untold = [...seen].slice(told)
    told = seen.size
    for (const properties of chunks(untold, MOST_AT_ONCE)) sendSeen({ counter: 'impressions', properties })
  }
  look()
  document.addEventListener('live', look, { signal })
  document.addEventListener('visibilitychange', tell, { signal })
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
}

/** The number of the property that a card shows; 0 where it shows none. */
const numberOf = (card: Element): number =>
  Number(card.querySelector<HTMLElement>('button[data-favourite]')?.dataset.favourite ?? 0)

function countBrochure(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const [, number] = BROCHURE.exec(link?.pathname ?? '') ?? []
  if (number && event.button < 2) sendSeen({ counter: 'brochures', properties: [Number(number)] })
}
