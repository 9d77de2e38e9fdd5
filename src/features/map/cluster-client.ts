import type { ClusterAnswers, ClusterRequest } from './cluster-requests'

type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

interface Answered {
  number: number
  answer: never
}

/** Asks the worker. */
export interface ClusterClient {
  ask<Name extends ClusterRequest['ask']>(
    request: Extract<ClusterRequest, { ask: Name }>,
  ): Promise<ClusterAnswers[Name]>
  end(): void
}

/** Speaks with a worker; each answer goes to whoever asked. */
export function clusterClient(worker: WorkerLike): ClusterClient {
  const waiting = new Map<number, (answer: never) => void>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.number)?.(data.answer)
    waiting.delete(data.number)
  })
  return {
    ask: (request) =>
      new Promise((resolve) => {
        last += 1
        waiting.set(last, resolve)
        worker.postMessage({ number: last, request })
      }),
    end: () => worker.terminate(),
  }
}
