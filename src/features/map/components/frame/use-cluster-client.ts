import { useEffect, useState } from 'react'
import { clusterClient, type ClusterClient } from '../../cluster-client'

/** The worker that holds the listings; null until it is made, and it ends with the map. */
export function useClusterClient(): ClusterClient | null {
  const [client, setClient] = useState<ClusterClient | null>(null)
  useEffect(() => {
    const made = clusterClient(
      new Worker(new URL('../../cluster-worker.ts', import.meta.url), { type: 'module' }),
    )
    setClient(made)
    return () => made.end()
  }, [])
  return client
}
