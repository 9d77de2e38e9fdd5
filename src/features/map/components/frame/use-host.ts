import { useEffect, useEffectEvent, useRef } from 'react'
import { hearHost, type Heard } from '../../frame-host'
import type { FrameMessage } from '@/domain/map/protocol'

/**
 * Speaks with the page around the map: `ready` is said once `open` is true; what is heard from an
 * allowed origin goes to `heard`. Gives what says something to the host.
 */
export function useHost(
  open: boolean,
  origins: readonly string[],
  heard: (message: Heard) => void,
): (message: FrameMessage) => void {
  const hear = useEffectEvent(heard)
  const host = useRef<ReturnType<typeof hearHost>>(null)
  const allowed = origins.join(' ')
  useEffect(() => {
    if (!open) return
    const made = hearHost([window.location.origin, ...allowed.split(' ').filter(Boolean)], (message) =>
      hear(message),
    )
    host.current = made
    return () => made.end()
  }, [open, allowed])
  return (message) => host.current?.say(message)
}
