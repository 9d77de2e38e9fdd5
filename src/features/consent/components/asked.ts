let isOpen = false

/** Whether a visitor is being asked for consent: what can wait waits until that is answered. Spec §4, "Popup". */
export const isAskedForConsent = (): boolean => isOpen

/** Notes that the question is put, or answered. */
export function noteAsked(asked: boolean): void {
  isOpen = asked
}
