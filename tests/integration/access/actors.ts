import type { Cms } from '../../support/cms'

export const ACTORS = ['nobody', 'owner', 'agentA', 'agentB', 'editor', 'administrator'] as const
export type ActorName = (typeof ACTORS)[number]

export interface Actors extends Record<ActorName, object | null> {
  /** The ids of the agencies of both agents. */
  agencies: { a: number; b: number }
}

/** Somebody of each kind, as Payload puts them on a request. An owner only claims to be staff. */
export async function makeActors({ payload }: Cms): Promise<Actors> {
  const agency = async (name: string) =>
    (await payload.create({ collection: 'agencies', data: { name } })).id
  const agencies = { a: await agency('Agence A'), b: await agency('Agence B') }
  const staff = async (name: string, role: 'agent' | 'editor' | 'administrator', of?: number) => {
    const email = `${name}@example.be`
    const data = { name, email, password: 'a long password', roles: [role], agency: of }
    const user = await payload.create({ collection: 'users', data, depth: 0 })
    return { ...user, collection: 'users' }
  }
  const roles = ['administrator', 'editor', 'agent']
  return {
    agencies,
    nobody: null,
    owner: { id: 1, collection: 'owners', roles, agency: agencies.a },
    agentA: await staff('agentA', 'agent', agencies.a),
    agentB: await staff('agentB', 'agent', agencies.b),
    editor: await staff('editor', 'editor'),
    administrator: await staff('administrator', 'administrator'),
  }
}
