import type { Localized } from '@/i18n/languages'
import type { DemoArticle } from './network/content-types'
import { demoSubjects } from './network/subjects'
import { PICTURE_WORDS } from './picture-words'
import { drawBanner, drawPicture, scenesOf, type Drawing, type Subject } from './pictures/draw'
import { encodedPicture, type Picture } from './seed-media'

/** Pictures of the demo's pages and articles, by name. */
export type ContentPictures = ReadonlyMap<string, Picture>

type Scene = Drawing['scene']

/** Which drawing goes with an article: a scene of the so many-th home of a kind. */
const SCENES: Record<Exclude<DemoArticle['picture'], 'none'> | 'filmed', [Subject['kind'], number, Scene]> = {
  handover: ['house', 2, 'living'],
  keys: ['house', 5, 'facade'],
  desk: ['apartment', 3, 'living'],
  building: ['apartment', 6, 'facade'],
  rental: ['apartment', 1, 'kitchen'],
  garden: ['house', 1, 'garden'],
  coast: ['apartment', 8, 'terrace'],
  boxes: ['house', 4, 'bedroom'],
  // Where its film begins: the first house is the one that is filmed.
  filmed: ['house', 0, 'facade'],
}

/** The seeds of the streets behind the title of the home page. */
const BANNERS = [1, 4, 7]

const BANNER_WORDS: Localized<string> = {
  nl: 'Een straat met oude huizen in het avondlicht',
  fr: 'Une rue de maisons anciennes à la lumière du soir',
  en: 'A street of old houses in the evening light',
  de: 'Eine Straße mit alten Häusern im Abendlicht',
}

/** Draws the pictures of the demo's pages and articles. Spec §2, "Home banner types". */
export async function contentPictures(): Promise<ContentPictures> {
  const pictures = new Map<string, Picture>()
  for (const [index, seed] of BANNERS.entries()) {
    const name = `banner-${index + 1}`
    const picture = { name, kind: 'banner', alt: BANNER_WORDS } as const
    pictures.set(name, await encodedPicture(picture, drawBanner(seed)))
  }
  for (const [name, [kind, index, scene]] of Object.entries(SCENES)) {
    const svg = drawingOf(kind, index, scene)
    const picture = { name, kind: 'photo', alt: PICTURE_WORDS[scene] } as const
    if (svg) pictures.set(name, await encodedPicture(picture, svg))
  }
  return pictures
}

/** The scene of the first home of the kind, from the so many-th on, that has it. */
function drawingOf(kind: Subject['kind'], index: number, scene: Scene): string | undefined {
  const subjects = demoSubjects().filter((subject) => subject.kind === kind)
  for (const subject of [...subjects.slice(index), ...subjects]) {
    const at = scenesOf(subject).indexOf(scene)
    if (at !== -1) return drawPicture(subject, at + 1)?.svg
  }
  return undefined
}
