import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { cutFaces, facesOf } from './lib/font-faces'

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const STYLES = path.join(ROOT, 'src/styles')

/** Cuts the files of `src/styles/fonts` out of those of @fontsource, each with the characters of its range in `fonts.css`. */
for (const { name, characters, source, otherForms } of cutFaces(facesOf(await readFile(path.join(STYLES, 'fonts.css'), 'utf8')))) {
  const whole = await readFile(path.join(ROOT, 'node_modules', source))
  const part = await subsetFont(whole, characters, { targetFormat: 'woff2', noLayoutClosure: !otherForms })
  await writeFile(path.join(STYLES, 'fonts', name), part)
  process.stdout.write(`${name}: ${whole.length} → ${part.length} bytes\n`)
}
