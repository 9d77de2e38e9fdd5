import type { SeedStep } from '@/cms/first-content/create-localized'
import { DEMO_SHELL } from './network/shell'
import type { DemoMenuEntry } from './network/shell-types'
import type { Made } from './demo-modules'
import { rows, words } from '@/cms/first-content/words'
import { writeGlobal } from '@/cms/first-content/write-localized'

/** Writes the menu, the top bar, the footer and the popup of the demo. Spec §2, "Shared shell". */
export async function seedShell(step: SeedStep, { drawn, map }: Pick<Made, 'drawn' | 'map'>): Promise<void> {
  const { topBar, headerButtons, footer, popup } = DEMO_SHELL
  const entry = ({ title, target }: DemoMenuEntry) => ({ title: words(title), ...map.link(target) })
  const bar = (items: (typeof topBar)['left']) =>
    rows(items.map(({ label, link, icon }) => ({ label: words(label), icon, ...map.link(link) })))
  await writeGlobal(step, 'header', {
    menu: rows(
      DEMO_SHELL.menu.map((item) => ({
        ...entry(item),
        childMenus: rows((item.children ?? []).map(entry)),
      })),
    ),
    buttons: rows(headerButtons.map(({ label, target }) => entry({ title: label, target }))),
    topBarShow: true,
    left: bar(topBar.left),
    right: bar(topBar.right),
  })
  await writeGlobal(step, 'footer', {
    blocks: rows(
      footer.blocks.map(({ title, introText, fullText, col }) => ({
        title: words(title),
        introText: introText && words(introText),
        fullText: fullText && map.text(fullText),
        ...col,
      })),
    ),
    legalLinks: rows(
      ['/Cookie-policy/', '/Disclaimer/', '/Privacy/'].map((path) => map.link(path)),
    ),
    legalText: map.text(footer.legalText),
    showAgencies: true,
  })
  await writeGlobal(step, 'popup', {
    isPublished: popup.published ? 'yes' : 'no',
    delay: popup.delay,
    title: words(popup.title),
    description: words(popup.description),
    linkLabel: words(popup.linkLabel),
    media: drawn.get(popup.picture),
    ...map.link(popup.target),
  })
}
