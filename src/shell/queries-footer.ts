import 'server-only'
import type { TitledLink } from '@/content/link'
import type { Site } from '@/content/site'
import { textOf } from '@/content/text-of'
import { picturesIn } from '@/domain/media/picture'
import { FOOTER_COLUMNS } from '@/domain/pages/footer-columns'
import { pickText, type TextView } from '@/i18n/languages'
import { docsIn, numberIn, textsIn, type AllLocales } from '@/lib/documents'
import type { FooterBlockView, LinkView, ShellView } from './views'
import type { Footer } from '@/payload-types'

/** The footer's blocks, legal links with those that are always there, and legal text. Spec §1, §3 "Footer block". */
export function footerView(
  site: Site,
  footer: AllLocales<Footer>,
  links: (docs: readonly TitledLink[]) => LinkView[],
  always: readonly LinkView[],
): ShellView['footer'] {
  const blocks = blocksOf(site, footer, links)
  const legalLinks = links(docsIn(footer, 'legalLinks'))
  // Where staff have put such a link themselves it stands once.
  const placed = new Set([...blocks.flatMap((block) => block.links), ...legalLinks].map(({ href }) => href))
  const others = always.filter(({ href }) => !placed.has(href))
  return { blocks, legalLinks: [...legalLinks, ...others], legalText: textOf(site, footer, 'legalText') }
}

const blocksOf = (
  site: Site,
  footer: AllLocales<Footer>,
  links: (docs: readonly TitledLink[]) => LinkView[],
): FooterBlockView[] =>
  docsIn(footer, 'blocks').map((block): FooterBlockView => {
    const text = (name: 'title' | 'introText'): TextView | null =>
      block[`${name}Public`] === false ? null : pickText(textsIn(block, name), site.language)
    return {
      title: text('title'),
      introText: text('introText'),
      fullText: block.fullTextPublic === false ? null : textOf(site, block, 'fullText'),
      links: links(docsIn(block, 'links')),
      images: picturesIn(block, 'images', site.language),
      columns: {
        sm: numberIn(block, 'sm') ?? FOOTER_COLUMNS.sm,
        md: numberIn(block, 'md') ?? FOOTER_COLUMNS.md,
        lg: numberIn(block, 'lg') ?? FOOTER_COLUMNS.lg,
      },
    }
  })
