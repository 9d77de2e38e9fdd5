import { describe, expect, it } from 'vitest'
import { clusterClient } from '@/features/map/cluster-client'
import { clusterAnswerer, type ClusterRequest } from '@/features/map/cluster-requests'

interface Asked {
  number: number
  request: ClusterRequest
}

/** A worker in this thread that answers the last question first. */
function backwards() {
  const answer = clusterAnswerer()
  let listen: (event: MessageEvent) => void = () => {}
  const asked: Asked[] = []
  return {
    postMessage: (message: Asked) => void asked.push(message),
    addEventListener: (_type: string, listener: (event: MessageEvent) => void) => {
      listen = listener
    },
    terminate: () => {},
    answerAll: () => {
      const answers = asked.map(({ number, request }) => ({ number, answer: answer(request) }))
      answers.reverse().forEach((data) => listen({ data } as MessageEvent))
    },
  }
}

describe('clusterClient', () => {
  it('gives each answer to whoever asked, in whatever order they come', async () => {
    const worker = backwards()
    const client = clusterClient(worker as unknown as Worker)
    const propsList = [1, 2, 3].map((ID) => ({ ID, Latitude: 50, Longitude: 4 }))
    const rest = { messageInfo: { language: 'nl' }, mapType: 'pins', customMarker: {}, marqueeIgnore: [] }
    const loaded = client.ask({ ask: 'load', text: JSON.stringify({ propsList, ...rest }) })
    const found = client.ask({ ask: 'find', id: 3 })
    const none = client.ask({ ask: 'find', id: 4 })
    worker.answerAll()
    expect(await loaded).toMatchObject({ count: 3, mapType: 'pins' })
    expect(await found).toMatchObject({ ID: 3 })
    expect(await none).toBeNull()
  })
})
