/** What an address shows: a kind and its number. */
export interface Target {
  kind: 'page' | 'article' | 'member' | 'property' | 'project'
  id: number
}

/** Reads a target such as `property:4711`; anything else gives null. */
export function readTarget(text: string | undefined): Target | null {
  const [, kind, id] = /^(page|article|member|property|project):(\d+)$/.exec(text ?? '') ?? []
  return kind === undefined ? null : { kind: kind as Target['kind'], id: Number(id) }
}
