import { startCms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { documentForm, pictureForm } from '../../support/upload-form'
import { makeActors, type ActorName, type Actors } from './actors'
import { post, send, type Answer } from './http'

/** Those of the actors that can sign in. */
export type StaffName = Exclude<ActorName, 'nobody' | 'owner'>

const STAFF: StaffName[] = ['agentA', 'agentB', 'editor', 'administrator']

/** A CMS with somebody of each kind who is signed in, and a listing with files of agency A and of B. */
export async function accessBed() {
  const cms = await startCms()
  const actors = await makeActors(cms)
  const tokens = new Map<string, string>()
  for (const name of STAFF) {
    const account = { email: `${name}@example.be`, password: 'a long password' }
    tokens.set(name, String((await post('/users/login', account)).body.token))
  }
  /** What the browser of somebody sends along. */
  const headersOf = (name: ActorName): Record<string, string> => {
    const token = tokens.get(name)
    if (name === 'owner') return { Cookie: 'owner-session=0123456789abcdef' }
    return token ? { Cookie: `payload-token=${token}` } : {}
  }
  const as =
    (name: ActorName) =>
    (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, data?: object): Promise<Answer> =>
      send(method, path, data, { token: tokens.get(name), headers: headersOf(name) })
  const type = await contentBed(cms).type({ fr: 'Maison' })
  return { cms, actors, as, headersOf, type }
}

export type AccessBed = Awaited<ReturnType<typeof accessBed>>

export interface Ownings {
  listing: number
  picture: number
  document: number
  filename: string
}

let number = 0

/** A listing of an agency that its agent filled with a picture and a document. */
export async function owningsOf(bed: AccessBed, agent: 'agentA' | 'agentB'): Promise<Ownings> {
  number += 1
  const ask = bed.as(agent)
  const idOf = async (answer: Promise<Answer>) => (await answer).body.doc!.id
  const colour = `#${String(100_000 + number)}`
  const image = await idOf(ask('POST', '/media', await pictureForm(`${agent}${number}.jpg`, {}, colour)))
  const filename = `${agent}${number}.pdf`
  const document = await idOf(ask('POST', '/documents', documentForm(filename)))
  const listing = await contentBed(bed.cms).property({
    type: bed.type, agency: agencyOf(bed.actors, agent), pictures: [image],
    documents: [{ name: 'Plan', file: document }],
  })
  return { listing: listing.id, picture: image, document, filename }
}

const agencyOf = ({ agencies }: Actors, agent: 'agentA' | 'agentB'): number =>
  agent === 'agentA' ? agencies.a : agencies.b

