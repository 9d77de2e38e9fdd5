import { clusterAnswerer, type ClusterRequest } from './cluster-requests'

const answer = clusterAnswerer()

/** Reads and indexes listings away from the page, which stays responsive. Issue 4, "Map". */
self.addEventListener('message', ({ data }: MessageEvent<ClusterRequest & { id: number }>) => {
  self.postMessage({ id: data.id, answer: answer(data) })
})
