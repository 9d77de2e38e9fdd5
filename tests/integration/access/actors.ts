import type { Cms } from '../../support/cms'

export const ACTORS = ['nobody', 'owner', 'agent', 'editor', 'administrator'] as const
export type ActorName = (typeof ACTORS)[number]

/** Somebody of each kind, as Payload puts them on a request. An owner only claims to be staff. */
export async function makeActors({ payload }: Cms): Promise<Record<ActorName, object | null>> {
  const staff = async (role: 'agent' | 'editor' | 'administrator') => {
    const email = `${role}@example.be`
    const data = { name: role, email, password: 'a long password', roles: [role] }
    const user = await payload.create({ collection: 'users', data })
    return { ...user, collection: 'users' }
  }
  return {
    nobody: null,
    owner: { id: 1, collection: 'owners', roles: ['administrator', 'editor', 'agent'] },
    agent: await staff('agent'),
    editor: await staff('editor'),
    administrator: await staff('administrator'),
  }
}
