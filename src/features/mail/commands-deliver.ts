import 'server-only'
import type { BasePayload } from 'payload'
import { background } from '@/cms/background'
import { endMail, renewLease, retryMail, takeMail, type StoredMail } from '@/cms/mails/queue'
import { failureOf, type SmtpError } from '@/domain/mails/attempts'
import { retry } from '@/lib/retry'
import type { Send } from './transport'

const AT_ONCE = 4
const RENEW_EVERY_MS = 10_000
const MOST_ERROR = 500
/** A minute and a half in all, longer than a database takes to restart. */
const TRIES_TO_MARK = 8

/**
 * Sends what is due, four mails at once, each leased by who sends it: one that hangs keeps no other
 * waiting, and two lanes send nothing twice. Where the server cannot be reached, a lane stops until it
 * is run again. No transaction is open while SMTP talks. A server that stops waits for the mails that are on
 * their way, and takes no further one. Decisions 072 and 105.
 */
export class MailLane {
  #busy = 0
  /** How often it was run. */
  #runs = 0
  #isReachable = true
  /** What this lane is sending. After a sleep of the machine its leases are over, and it is no less on its way. */
  readonly #underWay = new Set<number>()

  constructor(
    readonly payload: BasePayload,
    readonly send: Send,
  ) {}

  /** Resolves when nothing is due any more, or nothing can be sent. What runs already is not waited for. */
  async run(): Promise<void> {
    this.#runs += 1
    const workers: Promise<void>[] = []
    while (this.#busy < AT_ONCE) {
      this.#busy += 1
      const worker = this.#work()
      background().track(worker)
      workers.push(worker)
    }
    await Promise.all(workers)
  }

  async #work(): Promise<void> {
    try {
      while (!background().isStopping) {
        const runs = this.#runs
        const mail = await takeMail(this.payload, this.#underWay)
        // A run that came while all were busy left what it came for to them.
        if (!mail && runs !== this.#runs) continue
        if (!mail || !(await this.#deliver(mail))) return
      }
    } catch (error) {
      this.payload.logger.error({ err: error, msg: 'Mails could not be sent; trying again' })
    } finally {
      this.#busy -= 1
    }
  }

  /** Whether the server could be reached. */
  async #deliver(mail: StoredMail): Promise<boolean> {
    this.#underWay.add(mail.id)
    try {
      return await this.#sendAndMark(mail)
    } finally {
      this.#underWay.delete(mail.id)
    }
  }

  async #sendAndMark(mail: StoredMail): Promise<boolean> {
    const begunAt = Date.now()
    const refusal = await this.#refusalOf(mail)
    if (refusal === null) {
      this.#reached()
      // It has arrived: left unmarked, it would be sent again.
      await retry(() => endMail(this.payload, mail, { state: 'sent', error: null }), { times: TRIES_TO_MARK })
      return true
    }
    const failure = failureOf(refusal)
    const error = refusal.message.slice(0, MOST_ERROR)
    if (failure === 'permanent') {
      await endMail(this.payload, mail, { state: 'dead', error })
      this.payload.logger.warn(`Mail ${mail.id} cannot be sent: ${error}`)
    } else {
      await retryMail(this.payload, mail, error, begunAt)
    }
    if (failure === 'unreachable') this.#unreachable(error)
    return failure !== 'unreachable'
  }

  /** Why a mail was not taken; null where it was. */
  async #refusalOf(mail: StoredMail): Promise<(Error & SmtpError) | null> {
    const renewal = setInterval(() => {
      renewLease(this.payload, mail).catch((error: unknown) => {
        this.payload.logger.error({ err: error, msg: `The lease of mail ${mail.id} was not renewed` })
      })
    }, RENEW_EVERY_MS)
    try {
      await this.send(mail)
      return null
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    } finally {
      clearInterval(renewal)
    }
  }

  #reached(): void {
    if (!this.#isReachable) this.payload.logger.info('The mail server answers again')
    this.#isReachable = true
  }

  #unreachable(error: string): void {
    if (this.#isReachable) this.payload.logger.error(`The mail server cannot be reached: ${error}`)
    this.#isReachable = false
  }
}
