import { clusterAnswerer, type ClusterRequest } from './cluster-requests'

interface Asked {
  number: number
  request: ClusterRequest
}

const answer = clusterAnswerer()

/** Reads and indexes listings away from the page, which stays responsive. */
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  self.postMessage({ number: data.number, answer: answer(data.request) })
})
