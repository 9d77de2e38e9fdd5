import { drawPictures, type Drawing, type Subject } from './pictures/draw'

const known = new Map<number, Drawing['scene'][]>()

/** What the drawings of a listing show, in order. Spec §3. */
export function scenesOf(subject: Subject): Drawing['scene'][] {
  const scenes = known.get(subject.id) ?? drawPictures(subject).map(({ scene }) => scene)
  known.set(subject.id, scenes)
  return scenes
}
