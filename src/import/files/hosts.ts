import pLimit, { type LimitFunction } from 'p-limit'
import { RefusedFile, Unanswered } from './answer'

/** As many as a browser asks of one host at a time. */
const PER_HOST = 6
/** Whole files in memory at a time, of all hosts together; each has at most 25 MB. */
const TOGETHER = 12
/** Failures in a row after which a host is left alone until the next import. */
const MOST_FAILURES = 10

interface Host {
  limit: LimitFunction
  failures: number
}

/**
 * Takes turns for the hosts that files are fetched from. A host that keeps giving no answer is not
 * asked again: ten thousand pictures would wait ten seconds each.
 */
export class Hosts {
  readonly #hosts = new Map<string, Host>()
  readonly #together = pLimit(TOGETHER)

  /** Runs `work`, which asks the host and holds what it gave, when it is its turn. */
  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const host = this.#hosts.get(name) ?? { limit: pLimit(PER_HOST), failures: 0 }
    this.#hosts.set(name, host)
    return host.limit(() => {
      if (host.failures >= MOST_FAILURES) throw new GivenUp(name)
      return this.#together(() => this.#counted(host, work))
    })
  }

  async #counted<T>(host: Host, work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      host.failures = 0
      return result
    } catch (error) {
      host.failures = error instanceof Unanswered ? host.failures + 1 : 0
      throw error
    }
  }
}

/** A file that was not asked for, because its host had stopped answering. */
export class GivenUp extends RefusedFile {
  constructor(readonly host: string) {
    super(`${host} gave no answer ${MOST_FAILURES} times in a row and is not asked again`)
  }
}
