import type { Language } from '@/i18n/languages'
import type { Api } from './api'

/** Something that staff change and visitors see. */
export interface Change {
  name: string
  /** Where it shows, in every language. */
  pages: string[]
  /** Publishes the state of a round, and gives the words that show it. */
  publish: (round: number) => Promise<string>
}

/** Addresses of the site in every language. */
export const everywhere = (pages: Record<Language, string>): string[] =>
  Object.entries(pages).map(([language, path]) => (language === 'nl' ? path : `/${language}${path}`))

export const LISTS = everywhere({
  nl: '/te-koop/?sort=price',
  fr: '/a-vendre/?sort=price',
  en: '/for-sale/?sort=price',
  de: '/zu-verkaufen/?sort=price',
})

/** A price that changes, on the page of its property and on the lists that begin with it. */
export async function propertyPrice(api: Api): Promise<Change> {
  const available = 'where[goal][equals]=0&where[status][equals]=available&sort=price'
  const { id, listingId } = await api.first('properties', `${available}&where[publishPrice][equals]=true`)
  const detail = `/property/${String(listingId)}/`
  return {
    name: 'property on its page and on lists',
    pages: [...everywhere({ nl: detail, fr: detail, en: detail, de: detail }), ...LISTS],
    publish: async (round) => {
      await api.save('PATCH', `/properties/${id}`, { price: 10_001 + round, _status: 'published' })
      return `10.0${String(round + 1).padStart(2, '0')}`
    },
  }
}

/** Gives after how many milliseconds every page of a site shows a text. */
export async function untilEverywhere(url: string, pages: string[], text: string): Promise<number> {
  const started = performance.now()
  await Promise.all(
    pages.map(async (page) => {
      for (;;) {
        const html = await (await fetch(url + page)).text()
        if (html.includes(text)) return
        if (performance.now() - started > 10_000) throw new Error(`${page} never showed ${text}`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    }),
  )
  return performance.now() - started
}
