import { LANGUAGES, type Localized } from '@/i18n/languages'
import { fromHtml } from '@/domain/rich-text/from-html'
import { words, type Words } from '@/cms/first-content/words'

interface Place {
  relationTo: 'pages' | 'articles' | 'team-members'
  value: number
}

/** Where the demo's content stands, by original path, so that texts and menus can lead to it. */
export class SiteMap {
  private readonly places = new Map<string, Place>()

  put(originalPath: string, relationTo: Place['relationTo'], value: number): void {
    this.places.set(originalPath.toLowerCase(), { relationTo, value })
  }

  /** The row that stands at an original path. Throws for a path that nothing stands at. */
  at(originalPath: string): Place {
    const place = this.places.get(originalPath.toLowerCase())
    if (!place) throw new Error(`The demo has nothing at ${originalPath}`)
    return place
  }

  /** The fields of a link to an original path, or to an address elsewhere. */
  link(to: string): { reference: Place } | { url: string } {
    return to.startsWith('/') ? { reference: this.at(to) } : { url: to }
  }

  /** Simple HTML in several languages as formatted texts; its links follow what they lead to. */
  text(html: Localized<string>): Words {
    const find = (href: string) => (href.startsWith('/') ? this.at(href) : null)
    return words(
      Object.fromEntries(
        LANGUAGES.map((language) => [language, html[language] ? fromHtml(html[language], find) : null]),
      ),
    )
  }
}
