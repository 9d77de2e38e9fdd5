import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** Asks for another address each time: what is measured is what no cache has. */
const scriptFor = (pattern: string): string =>
  `local n = math.random(1000000)
  request = function() n = n + 1; return wrk.format("GET", (string.gsub("${pattern}", "#", tostring(n)))) end`

interface Asked {
  /** What the browser takes: `gzip`, or `br`. */
  encoding?: string
  /** A path with `#` for a number that is another at each request; the address is the site's then. */
  each?: string
}

/** Requests that are answered in a second over 32 connections; `root` is a folder for what wrk reads. */
export function requestsPerSecond(url: string, root: string, { encoding, each }: Asked = {}): number {
  const header = encoding ? ['-H', `Accept-Encoding: ${encoding}`] : []
  const file = path.join(root, 'each.lua')
  if (each) writeFileSync(file, scriptFor(each))
  const args = ['-t1', '-c32', '-d6s', ...header, ...(each ? ['-s', file] : []), url]
  const out = execFileSync('wrk', args).toString()
  const refused = /Non-2xx or 3xx responses: \d+/.exec(out)
  if (refused && !each) throw new Error(`${url}: ${refused[0]}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1])
}

/** nginx that serves a folder as files on a port, in a process for each `workers`; gives what ends it. */
export function staticNginx(root: string, port: number, { workers = 1, more = '' } = {}): () => void {
  const module = more && 'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;'
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const config = `${module} ${user} pid ${root}/pid; error_log ${root}/error.log; worker_processes ${workers}; events {}
    http { access_log off; default_type text/html; client_body_temp_path ${root}/b;
    proxy_temp_path ${root}/p; fastcgi_temp_path ${root}/f; uwsgi_temp_path ${root}/u;
    scgi_temp_path ${root}/s; ${more} server { listen ${port}; root ${root}; } }`
  const file = path.join(root, 'nginx.conf')
  writeFileSync(file, config)
  execFileSync('nginx', ['-c', file], { stdio: 'ignore' })
  return () => execFileSync('nginx', ['-c', file, '-s', 'stop'], { stdio: 'ignore' })
}
