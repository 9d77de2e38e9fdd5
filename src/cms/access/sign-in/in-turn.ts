const underWay = new Map<number, Promise<unknown>>()

/**
 * Does `work` once what was begun before for the same account has ended, and gives its result. Payload
 * stores the sessions of an account as it read them before it checked the password: of two sign-ins at
 * once, one would end signed out.
 */
export async function inTurn<T>(account: number, work: () => Promise<T>): Promise<T> {
  const before = underWay.get(account) ?? Promise.resolve()
  const mine = before.then(work, work)
  underWay.set(account, mine)
  try {
    return await mine
  } finally {
    if (underWay.get(account) === mine) underWay.delete(account)
  }
}
