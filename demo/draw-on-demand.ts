import { documentTitle } from './network/documents'
import { drawPicture, type Subject } from './pictures/draw'
import { plainPdf } from './plain-pdf'
import { photographed } from './seed-media'

/** A room or a garden is a small drawing and stands at several homes; a façade is neither. */
const SMALL = 100_000

const ADDRESS = /^pictures\/(\d+)-(\d+)\.png$/

/**
 * Reads the pictures of the demo's feed (`pictures/{id}-{n}.png`) by drawing them when they are
 * asked for, and its documents likewise. An address that names nothing of the demo throws. Spec §3.
 */
export function drawOnDemand(
  subjects: readonly Subject[],
): (address: string) => Promise<Buffer> {
  const byId = new Map(subjects.map((subject) => [subject.id, subject]))
  const photographs = new Map<string, Promise<Buffer>>()
  const once = (svg: string): Promise<Buffer> => {
    const photograph = photographs.get(svg) ?? photographed(svg)
    if (svg.length < SMALL) photographs.set(svg, photograph)
    return photograph
  }
  return async (address) => {
    const title = documentTitle(address)
    if (title !== null) return plainPdf(title)
    const [, id, n] = ADDRESS.exec(address) ?? []
    const subject = byId.get(Number(id))
    const drawing = subject && drawPicture(subject, Number(n))
    if (!drawing) throw new Error(`The demo has no picture ${address}`)
    return once(drawing.svg)
  }
}
