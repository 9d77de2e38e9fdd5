import type { ReadFile } from '../import/read-file'
import { documentTitle } from './demo/documents'
import { drawPictures, type Subject } from './pictures/draw'
import { plainPdf } from './plain-pdf'
import { photographed } from './seed-media'

type Drawings = ReturnType<typeof drawPictures>

const ADDRESS = /^pictures\/(\d+)-(\d+)\.png$/

/** Listings whose drawings are kept: the import reads their pictures one after the other. */
const KEPT = 4

/**
 * Reads the pictures of the demo's feed (`pictures/{id}-{n}.png`) by drawing them when they are
 * asked for, and its documents likewise. An address that names nothing of the demo throws. Spec §3.
 */
export function drawOnDemand(subjects: readonly Subject[]): ReadFile {
  const byId = new Map(subjects.map((subject) => [subject.id, subject]))
  const kept = new Map<number, Drawings>()
  const drawingsOf = (id: number): Drawings | undefined => {
    const subject = byId.get(id)
    const drawings = kept.get(id) ?? (subject && drawPictures(subject))
    if (!drawings) return undefined
    kept.set(id, drawings)
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest)
    return drawings
  }
  return async (address) => {
    const title = documentTitle(address)
    if (title !== null) return plainPdf(title)
    const [, id, n] = ADDRESS.exec(address) ?? []
    const drawing = drawingsOf(Number(id))?.[Number(n) - 1]
    if (!drawing) throw new Error(`The demo has no picture ${address}`)
    return photographed(drawing.svg)
  }
}
