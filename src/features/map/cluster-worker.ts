import { clusterAnswerer, type ClusterRequest } from './cluster-requests'

interface NumberedRequest {
  number: number
  request: ClusterRequest
}

const answer = clusterAnswerer()

/** Reads and indexes listings away from the page, which stays responsive. */
self.addEventListener('message', ({ data }: MessageEvent<NumberedRequest>) => {
  self.postMessage({ number: data.number, answer: answer(data.request) })
})
