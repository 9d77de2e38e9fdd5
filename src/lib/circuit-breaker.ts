/**
 * Keeps those who ask a service that is away from waiting for it: after a failure nobody is to ask for `restMs`,
 * then one each `restMs` until it answers.
 */
export class CircuitBreaker {
  readonly #restMs: number
  readonly #onChange: (isOpen: boolean, error?: unknown) => void
  #restsUntil = 0
  #isOpen = false

  /** `onChange` is told once when the service fails, with the error, and once when it answers again. */
  constructor(restMs: number, onChange: (isOpen: boolean, error?: unknown) => void) {
    this.#restMs = restMs
    this.#onChange = onChange
  }

  /** Whether the service may be asked now; whoever is told so asks it. */
  letsThrough(): boolean {
    if (!this.#isOpen) return true
    const now = performance.now()
    if (now < this.#restsUntil) return false
    this.#restsUntil = now + this.#restMs
    return true
  }

  /** The service did not answer. */
  failed(error: unknown): void {
    this.#restsUntil = performance.now() + this.#restMs
    if (!this.#isOpen) this.#onChange(true, error)
    this.#isOpen = true
  }

  /** The service answered. */
  answered(): void {
    if (this.#isOpen) this.#onChange(false)
    this.#isOpen = false
  }
}
