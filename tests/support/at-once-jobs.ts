import type { BasePayload } from 'payload'
import { createLocalReq } from 'payload'
import { takeAttempt } from '@/cms/access/sign-in/account-attempts'
import { takeMail } from '@/cms/mails/queue'
import { contentBed } from './content-bed'

/** What became of one attempt: what it made, or why it was refused. */
export type Outcome = { made: number | string } | { refused: string }

const outcome = (work: Promise<number | string>): Promise<Outcome> =>
  work.then(
    (made) => ({ made }),
    (error: unknown) => ({ refused: error instanceof Error ? `${error.message} ${JSON.stringify((error as { data?: unknown }).data ?? '')}` : String(error) }),
  )

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** What two processes do at the same time, by name. */
export const JOBS = {
  /** Creates listings; gives their numbers. */
  listings: async (payload: BasePayload, { type, count }: { type: number; count: number }) => {
    const bed = contentBed({ payload } as never)
    return times(count, () => outcome(bed.property({ type }).then(({ listingId }) => Number(listingId))))
  },
  /** Publishes a page at a path. */
  page: async (payload: BasePayload, { path }: { path: string }) =>
    times(1, () => {
      const data = { kind: 'module', title: 'Twice', path, _status: 'published' } as never
      return outcome(payload.create({ collection: 'pages', locale: 'fr', data }).then(({ id }) => id))
    }),
  /** Takes the role of an administrator from an account. */
  demote: async (payload: BasePayload, { id }: { id: number }) =>
    times(1, () => outcome(payload.update({ collection: 'users', id, data: { roles: ['editor'] } }).then((user) => user.id))),
  /** Tries to sign in; gives which tries were still answered. */
  tries: async (payload: BasePayload, { email, count }: { email: string; count: number }) =>
    times(count, async () => {
      const { account } = await takeAttempt(await createLocalReq({}, payload), email)
      return account ? { made: account.id } : { refused: 'no attempt left' }
    }),
  /** Takes mails that are due until none is left; gives their rows. */
  mails: async (payload: BasePayload) => {
    const lane = async (): Promise<Outcome[]> => {
      const mail = await takeMail(payload)
      return mail ? [{ made: mail.id }, ...(await lane())] : []
    }
    return (await times(4, lane)).flat()
  },
} satisfies Record<string, (payload: BasePayload, args: never) => Promise<Outcome[]>>

export type Job = keyof typeof JOBS
