import 'server-only'
import type { TitledLink } from '@/content/link'
import type { Site } from '@/content/site'
import { textOf } from '@/features/pages/queries-text'
import { picturesIn } from '@/domain/media/picture'
import { pickText, type TextView } from '@/i18n/languages'
import { docsIn, numberIn, textsIn, type AllLocales } from '@/lib/documents'
import type { FooterBlockView, LinkView, ShellView } from './views'
import type { Footer } from '@/payload-types'

const ALL = 12

/** The footer's blocks, legal links and legal text. Spec §1, §3 "Footer block". */
export const footerView = (
  site: Site,
  footer: AllLocales<Footer>,
  links: (docs: readonly TitledLink[]) => LinkView[],
): ShellView['footer'] => ({
  blocks: docsIn(footer, 'blocks').map((block): FooterBlockView => {
    const text = (name: 'title' | 'introText'): TextView | null =>
      block[`${name}Public`] === false ? null : pickText(textsIn(block, name), site.language)
    return {
      title: text('title'),
      introText: text('introText'),
      fullText: block.fullTextPublic === false ? null : textOf(site, block, 'fullText'),
      links: links(docsIn(block, 'links')),
      images: picturesIn(block, 'images', site.language),
      columns: {
        sm: numberIn(block, 'sm') ?? ALL,
        md: numberIn(block, 'md') ?? ALL / 2,
        lg: numberIn(block, 'lg') ?? ALL / 4,
      },
    }
  }),
  legalLinks: links(docsIn(footer, 'legalLinks')),
  legalText: textOf(site, footer, 'legalText'),
})
