import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Work = () => Promise<unknown>

/** What is done before a password is hashed; imported before whatever hashes, this module stands in between. */
let before: (password: unknown) => Promise<void> = () => Promise.resolve()

for (const name of ['pbkdf2', 'scrypt'] as const) {
  const hash = crypto[name] as (...args: unknown[]) => void
  const held = (...args: unknown[]): void => void before(args[0]).then(() => hash(...args), args.at(-1) as (error: unknown) => void)
  Object.assign(crypto, { [name]: held })
}
syncBuiltinESMExports()

/** Does `work`, and `meanwhile` before a password is hashed for the nth time within it. Gives its result; throws what either throws. */
export async function duringHash<T>(password: string, { nth, meanwhile }: { nth: number; meanwhile: Work }, work: () => Promise<T>): Promise<T> {
  let times = 0
  let done: Promise<unknown> = Promise.resolve()
  const look = async (hashed: unknown) => {
    if (hashed === password && (times += 1) === nth) await (done = meanwhile())
  }
  const result = await looking(look, work)
  await done
  return result
}

/** How many times a password is hashed within `work`. */
export async function hashesOf(password: string, work: Work): Promise<number> {
  let times = 0
  const count = async (hashed: unknown) => {
    if (hashed === password) times += 1
    await Promise.resolve()
  }
  await looking(count, work)
  return times
}

async function looking<T>(look: typeof before, work: () => Promise<T>): Promise<T> {
  before = look
  try {
    return await work()
  } finally {
    before = () => Promise.resolve()
  }
}
