import { expect, it, onTestFinished, vi } from 'vitest'
import { RedisAway, RedisConnection } from '@/cms/redis/connection'
import { freePort } from '../../support/free-port'
import { startRedis } from '../../support/redis-server'

it('what was given up while Redis was not there yet is not done once it is', async () => {
  const port = await freePort()
  const connection = new RedisConnection(`redis://127.0.0.1:${port}`)
  const told: string[] = []
  connection.onChange = (msg) => told.push(msg)
  for (let tries = 0; tries < 3; tries += 1) {
    await Promise.all(Array.from({ length: 5 }, () => expect(connection.ask((client) => client.incr('early'))).rejects.toThrow(RedisAway)))
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  expect(told).toEqual(['Redis does not answer; this process goes on by itself'])
  const server = await startRedis(port)
  onTestFinished(() => {
    connection.close()
    return server.stop()
  })
  await vi.waitFor(() => connection.ask((client) => client.ping()), { timeout: 10_000, interval: 200 })
  expect(await connection.ask((client) => client.get('early'))).toBe(null)
  expect(told.at(-1)).toBe('Redis answers again')
})
