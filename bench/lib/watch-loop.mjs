// @ts-check
import { createServer } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * Preloaded into a server that is measured: tells whoever connects to `BENCH_WATCH_PORT` how long
 * its event loop was blocked at most since it was asked before, in milliseconds, and its memory in
 * bytes. No HTTP, which the site under measurement may watch itself.
 */
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
createServer((socket) => {
  const longest = delay.max / 1e6
  delay.reset()
  socket.end(JSON.stringify({ longest, memory: process.memoryUsage.rss() }))
})
  .listen(Number(process.env.BENCH_WATCH_PORT), '127.0.0.1')
  .unref()
