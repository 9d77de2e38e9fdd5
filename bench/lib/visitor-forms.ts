import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Nobody insists for longer. */
const WITHIN_MS = 120_000

/** A question to the network whose task is solved, as a browser sends it. */
interface ReadyForm {
  remark: string
  email: string
  _challenge?: string
}

/** The headers of a computer of its own, where the site trusts one proxy: limits are not what is measured. */
export const computer = () => ({ 'x-forwarded-for': Array.from({ length: 4 }, () => randomInt(1, 255)).join('.') })

/** Visitors of a running site who send questions to the network. */
export const visitorsOf = (url: string) => {
  const post = (form: ReadyForm): Promise<Response> =>
    fetch(`${url}/forms/site-contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...computer() },
      body: JSON.stringify({ ...form, _language: 'nl', firstName: 'Anne', lastName: 'Maes' }),
    })
  return {
    post,
    /** Asks for a task and solves it, until there is one. */
    ready: async (remark: string): Promise<ReadyForm> => {
      for (;;) {
        try {
          const response = await fetch(`${url}/forms/site-contact/challenge?language=nl`, { headers: computer() })
          const { challenge } = (await response.json()) as { challenge: Challenge }
          const solution = await solveChallenge({ challenge, deriveKey })
          return { remark, email: `v${randomInt(1e12)}@visitor.example`, _challenge: btoa(JSON.stringify({ challenge, solution })) }
        } catch {
          await pause(100)
        }
      }
    },
    /** Sends until it is acknowledged, as browsers do of whoever gets no answer. Gives how long that took, in ms. */
    insist: async (form: ReadyForm): Promise<number> => {
      const start = performance.now()
      for (;;) {
        const status = await post(form).then(
          (response) => response.status,
          () => 0,
        )
        if (status === 200) return performance.now() - start
        if (performance.now() - start > WITHIN_MS) throw new Error(`A form is still answered with ${status}`)
        await pause(200)
      }
    },
  }
}
