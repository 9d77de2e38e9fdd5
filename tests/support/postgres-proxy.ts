import { once } from 'node:events'
import net from 'node:net'

/** Stands between clients and a Postgres, and fails as networks do. */
export interface PostgresProxy {
  url: string
  /** From now on the connections that are open carry nothing any more, and are not closed: as if the host were gone. */
  silence: () => void
  /** While it is set, a connection over which a client sends this text is cut. */
  cutAt: string | null
  stop: () => Promise<void>
}

/** A proxy in front of the Postgres at `url`, by its socket or its host. */
export async function startPostgresProxy(url: string): Promise<PostgresProxy> {
  const target = new URL(url)
  const folder = target.searchParams.get('host')
  const port = Number(target.port || 5432)
  const sockets = new Set<net.Socket>()
  const server = net.createServer((client) => {
    const database = folder ? net.connect(`${folder}/.s.PGSQL.${port}`) : net.connect(port, target.hostname)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
    client.on('data', (data) => {
      if (proxy.cutAt !== null && data.includes(proxy.cutAt)) client.destroy()
      else database.write(data)
    })
    database.on('data', (data) => client.write(data))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const own = new URL(url)
  own.searchParams.delete('host')
  own.hostname = '127.0.0.1'
  own.port = String((server.address() as net.AddressInfo).port)
  const proxy: PostgresProxy = {
    url: own.href,
    cutAt: null,
    silence: () => {
      for (const socket of sockets) socket.removeAllListeners('data').resume()
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await once(server.close(), 'close')
    },
  }
  return proxy
}
