import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { FILMED_STREET, FILMED_LISTING } from '../demo/network/films'
import { demoSubjects } from '../demo/network/subjects'
import { bannerLayers, TALL, WIDE } from '../demo/pictures/banner'
import { drawPicture, scenesOf } from '../demo/pictures/draw'
import { randomFrom } from '../demo/pictures/prng'
import { documentOf, HEIGHT, WIDTH } from '../demo/pictures/sheet'
import { cloud } from '../demo/pictures/sky'
import { place } from '../demo/pictures/svg'

// Draws the two films of the demo anew, into demo/films. It needs ffmpeg, which the site does not.

const RATE = 24
const [FRAME_W, FRAME_H] = [1280, 720]
const FOLDER = fileURLToPath(new URL('../demo/films/', import.meta.url))

type Box = { left: number; top: number; width: number; height: number }

/** The middle of a picture enlarged `zoom` times, as wide as a film. */
function middle(width: number, height: number, zoom: number, lift = 0.5): Box {
  const wide = Math.min(width, (height * FRAME_W) / FRAME_H) / zoom
  const tall = (wide * FRAME_H) / FRAME_W
  return {
    left: Math.round((width - wide) / 2), top: Math.round((height - tall) * lift),
    width: Math.floor(wide), height: Math.floor(tall),
  }
}

async function film(name: string, quality: number, frames: AsyncIterable<Buffer>): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${FRAME_W}x${FRAME_H}`, '-r', String(RATE), '-i', '-']
  const output = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', String(quality)]
  const plain = ['-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-map_metadata', '-1', '-an']
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output, ...plain, `${FOLDER}${name}.mp4`], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(ffmpeg, 'close')
  for await (const frame of frames) {
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  await ended
}

const LEAVES = 26
const STREET_SECONDS = 12

/** A street in the evening light: clouds pass, leaves fall, and the end leads back to the beginning. */
async function* street(): AsyncIterable<Buffer> {
  const { light, sheet, sky, street: homes } = bannerLayers(FILMED_STREET)
  const layer = (body: string) => sharp(Buffer.from(documentOf(sheet.wrap(body), WIDE, TALL))).png().toBuffer()
  const behind = await layer(sky)
  const before = await sharp(await layer(homes)).composite([{ input: await layer(light), blend: 'over' }]).png().toBuffer()
  const random = randomFrom('film')
  const clouds = [120, 860, 1480].map((x, at) => ({ x, body: cloud(sheet, 0, 0, 260 + at * 60), y: 120 + at * 70 }))
  const leaves = Array.from({ length: LEAVES }, () => ({
    x: random.range(0, WIDE), phase: random.next(), turns: random.int(1, 2), size: random.range(5, 11),
    sway: random.range(20, 70), tone: random.pick(['#d98a3f', '#c2642d', '#e0b25a', '#a9532c']),
  }))
  const total = STREET_SECONDS * RATE
  for (let frame = 0; frame < total; frame += 1) {
    const t = frame / total
    const turn = Math.sin(2 * Math.PI * t)
    const passing = clouds.map(({ body, x, y }, at) => place(body, x + turn * (34 + at * 12), y)).join('')
    const falling = leaves.map(({ phase, size, sway, tone, turns, x }) => {
      const fall = (t * turns + phase) % 1
      const at = x + Math.sin(2 * Math.PI * (t * 2 + phase)) * sway
      const angle = 360 * (t * turns + phase)
      return `<g transform="translate(${at} ${fall * (TALL + 60) - 30}) rotate(${angle})">` +
        `<path d="M0 ${-size}q${size} ${size} 0 ${size * 2}q${-size} ${-size} 0 ${-size * 2}z" fill="${tone}"/></g>`
    }).join('')
    const drawn = await sharp(behind).composite([
      { input: Buffer.from(documentOf(sheet.wrap(passing), WIDE, TALL)) },
      { input: before },
      { input: Buffer.from(documentOf(falling, WIDE, TALL)) },
    ]).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
    const zoom = 1.04 + 0.03 * (1 - Math.cos(2 * Math.PI * t)) / 2
    yield sharp(drawn).extract(middle(WIDE, TALL, zoom)).resize(FRAME_W, FRAME_H, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  }
}

const SCENE_SECONDS = 3
const FADE_SECONDS = 0.8

/** The pictures of a listing one after the other, each coming slowly nearer. */
async function* listing(): AsyncIterable<Buffer> {
  const subject = demoSubjects().find(({ id }) => id === FILMED_LISTING)
  if (!subject) throw new Error(`The demo has no listing ${FILMED_LISTING}`)
  const density = 1.5
  const scenes = scenesOf(subject).filter((scene) => scene !== 'floor-plan')
  const drawn = await Promise.all(scenes.map((_, at) =>
    sharp(Buffer.from(drawPicture(subject, at + 1)?.svg ?? ''), { density: 72 * density }).removeAlpha().png().toBuffer()))
  const shown = SCENE_SECONDS * RATE
  const fade = FADE_SECONDS * RATE
  const [wide, tall] = [WIDTH * density, Math.floor(HEIGHT * density)]
  const frameOf = (scene: number, at: number): Promise<Buffer> => {
    const far = 1 + 0.07 * (scene % 2 === 0 ? at / (shown + fade) : 1 - at / (shown + fade))
    return sharp(drawn[scene] ?? Buffer.alloc(0)).extract(middle(wide, tall, far, 0.6)).resize(FRAME_W, FRAME_H, { fit: 'fill' }).raw().toBuffer()
  }
  for (const scene of drawn.keys()) {
    for (let at = 0; at < shown; at += 1) {
      const frame = await frameOf(scene, at + (scene > 0 ? fade : 0))
      const left = shown - at
      if (scene === drawn.length - 1 || left > fade) {
        yield frame
        continue
      }
      const next = await frameOf(scene + 1, fade - left)
      const share = 1 - left / fade
      yield Buffer.from(frame.map((value, index) => value + ((next[index] ?? value) - value) * share))
    }
  }
}

await film('street', 30, street())
await film('listing', 34, listing())
