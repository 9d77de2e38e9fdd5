import { isHere } from '@/cms/media/local-copy'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { focalCrop } from '@/lib/focal-crop'
import { OWN_COLOURS } from '@/lib/own-colours'
import { escapeXml } from '@/lib/xml'

/** What a picture for social networks shows: 1200 × 630 px, a photograph above a band of words. */
export interface SharePicture {
  /** The file of the photograph and where its subject is, in percent. */
  photo: { file: string; focalX: number; focalY: number } | null
  title: string
  line: string
  siteName: string
  /** `#rrggbb`, with the colour of text that stands out on it. */
  brand: string
  onBrand: string
}

const WIDTH = 1200
const HEIGHT = 630
const BAND = 140
const MARGIN = 48
const MOST_BYTES = 200_000

const FONTS = path.resolve('src/cms/media/fonts')
// A server has no fonts, and what it says about that is no error of ours: only ours are looked at.
process.env.FONTCONFIG_FILE ??= path.join(FONTS, 'fonts.conf')

const TITLE = { family: 'Newsreader Medium', file: path.join(FONTS, 'newsreader-500.ttf') }
const TEXT = { family: 'Instrument Sans SemiBold', file: path.join(FONTS, 'instrument-sans-600.ttf') }

/** The photograph of a picture for social networks is gone. */
export class MissingPhoto extends Error {}

/** Renders it as a JPEG of less than 200 kB. A photograph that is gone throws `MissingPhoto`, one that cannot be read another error. */
export async function renderSharePicture(view: SharePicture): Promise<Buffer> {
  const { title, line, siteName, photo, brand, onBrand } = view
  const above = HEIGHT - BAND
  // Without a photograph the name stands large on the plain ground, else in a corner of the band.
  const name = photo
    ? await words(siteName, TEXT, 30, onBrand, { width: 300, height: BAND - 40 })
    : await words(siteName, TEXT, 68, onBrand, { width: WIDTH - 4 * MARGIN, height: above / 2 })
  const chip = name && photo ? name.width + 2 * MARGIN : 0
  const room = WIDTH - chip - 2 * MARGIN
  const large = await words(title, TITLE, 56, OWN_COLOURS.ink, { width: room, height: 64 })
  const small = await words(line, TEXT, 28, OWN_COLOURS.inkSoft, { width: room, height: 40 })
  const canvas = sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' },
  }).composite([
    { input: photo ? await cropped(photo, above) : plain(WIDTH, above, brand), left: 0, top: 0 },
    ...(chip ? [{ input: plain(chip, BAND, brand), left: WIDTH - chip, top: above }] : []),
    ...(chip
      ? placed(name, WIDTH - chip + MARGIN, above, BAND)
      : placed(name, Math.round((WIDTH - (name?.width ?? 0)) / 2), 0, above)),
    ...placed(large, MARGIN, above + 16, 64),
    ...placed(small, MARGIN, above + 84, 40),
  ])
  return belowLimit(await canvas.removeAlpha().raw().toBuffer())
}

async function cropped(
  { file, focalX, focalY }: NonNullable<SharePicture['photo']>,
  height: number,
): Promise<Buffer> {
  if (!(await isHere(file))) throw new MissingPhoto(`No photograph ${file}`)
  const { width, height: tall } = await sharp(file).metadata()
  const crop = focalCrop({ width, height: tall }, { x: focalX, y: focalY }, { width: WIDTH, height })
  return sharp(file).extract(crop).resize(WIDTH, height, { fit: 'fill' }).png().toBuffer()
}

const plain = (width: number, height: number, background: string): OverlayOptions['input'] => ({
  create: { width, height, channels: 3, background },
})

interface RenderedText {
  data: Buffer
  width: number
  height: number
}

/** Words in as many lines as there is room for, else made smaller; null without any. */
async function words(
  text: string,
  { family, file }: typeof TITLE,
  size: number,
  colour: string,
  room: { width: number; height: number },
): Promise<RenderedText | null> {
  if (text.trim() === '') return null
  // The comma ends the family: "Medium" would be read as a style of it.
  const font = { font: `${family}, ${size}`, fontfile: file, dpi: 72, rgba: true }
  const markup = `<span foreground="${colour}">${escapeXml(text)}</span>`
  const lines = room.height > 2 * size ? { width: room.width } : { wrap: 'none' as const }
  const { data, info } = await sharp({ text: { text: markup, ...lines, ...font } })
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const placed = (
  one: RenderedText | null,
  left: number,
  top: number,
  height: number,
): OverlayOptions[] =>
  one ? [{ input: one.data, left, top: top + Math.round((height - one.height) / 2) }] : []

async function belowLimit(pixels: Buffer): Promise<Buffer> {
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const
  for (let quality = 82; ; quality -= 12) {
    const jpeg = await sharp(pixels, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= MOST_BYTES || quality <= 34) return jpeg
  }
}
