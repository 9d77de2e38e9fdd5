import type { FrameMessage, HostMessage } from '@/domain/map/protocol'
import { mayHost, parentOrigins, readHostMessage } from '@/domain/map/read-host-message'

/** What reaches the frame: the string with the data as it is, and the messages beside it. */
export type Heard = HostMessage | { type: 'data'; text: string }

/**
 * The frame's side of the conversation with its host: says that it is ready, hands on what the
 * allowed host says in the right shape, and speaks to that host alone. Spec §7.
 */
export function hearHost(
  allowed: readonly string[],
  heard: (message: Heard) => void,
): { say: (message: FrameMessage) => void; end: () => void } {
  const { parent, location } = window
  // A page may stand behind several names: the first that speaks is the host.
  let targets = parentOrigins(location.ancestorOrigins?.[0], document.referrer, allowed)
  const say = (message: FrameMessage): void =>
    targets.forEach((origin) => parent.postMessage(message, origin))
  const listen = (event: MessageEvent<unknown>): void => {
    if (parent === window || !mayHost(event, parent, allowed)) return
    const { data, origin } = event
    const message: Heard | null =
      typeof data === 'string' ? { type: 'data', text: data } : readHostMessage(data)
    if (!message) return
    targets = [origin]
    heard(message)
  }
  window.addEventListener('message', listen)
  if (parent !== window) say({ type: 'ready' })
  return { say, end: () => window.removeEventListener('message', listen) }
}
