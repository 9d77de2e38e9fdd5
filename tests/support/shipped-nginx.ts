import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

interface Asked {
  /** A folder of its own: the configuration, its certificate and what nginx writes. */
  dir: string
  /** Ports of the instances of the site. */
  sites: number[]
  http: number
  https: number
  /** A port without TLS that answers like the one with it: TLS costs the same whatever is behind it. */
  plain?: number
  /** The folder `.next/static` of the build. */
  built: string
}

/** Whether nginx, and its modules for files that are compressed already, are on this machine. */
export function nginxHere(): { program: boolean; brotli: boolean } {
  const program = runs('nginx', '-v')
  const folder = '/usr/lib/nginx/modules'
  const brotli = program && runs('ls', `${folder}/ngx_http_brotli_static_module.so`)
  return { program, brotli }
}

function runs(...[name, ...args]: [string, ...string[]]): boolean {
  try {
    execFileSync(name, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The configuration that ships, with folders and ports of a test; gives its main file. */
export function shippedNginx({ dir, sites, http, https, plain, built }: Asked): string {
  const conf = path.join(dir, 'nginx')
  mkdirSync(path.join(conf, 'cache'), { recursive: true })
  mkdirSync(path.join(conf, 'srv/_next'), { recursive: true })
  symlinkSync(path.resolve(built), path.join(conf, 'srv/_next/static'))
  cpSync('deploy/nginx', conf, { recursive: true })
  cpSync('/etc/nginx/mime.types', path.join(conf, 'mime.types'))
  const change = (file: string, changes: [string | RegExp, string][]): void => {
    const at = path.join(conf, file)
    const text = changes.reduce((before, [from, to]) => {
      const after = before.replaceAll(from, to)
      if (after === before) throw new Error(`${file} has no ${String(from)}`)
      return after
    }, readFileSync(at, 'utf8'))
    writeFileSync(at, text)
  }
  // Started by the administrator it would work as somebody else, to whom a folder of a test is closed.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  change('nginx.conf', [['worker_processes auto;', `worker_processes auto; pid ${conf}/nginx.pid; ${user}`], ['/var/cache/nginx', `${conf}/cache`], ['/var/log/nginx', conf]])
  change('site.conf', [['listen 80 ', `listen ${http} `], ['listen [::]:80 ', `listen [::]:${http} `], ['listen 443 ', `${plain === undefined ? '' : `listen ${plain}; `}listen ${https} `], ['listen [::]:443 ', `listen [::]:${https} `], ['/srv/site', `${conf}/srv`]])
  const servers = sites.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n')
  change('upstream.conf', [[/^ {4}server 127\.0\.0\.1:3000 max_fails=0;/gm, servers]])
  const modules = '/usr/lib/nginx/modules'
  if (nginxHere().brotli) change('brotli-module.conf', [['modules/', `${modules}/`]])
  else for (const file of readdirSync(conf)) if (file.startsWith('brotli')) writeFileSync(path.join(conf, file), '')
  withCertificate(conf)
  return path.join(conf, 'nginx.conf')
}

/** Puts a certificate that nobody trusts where a folder of the configuration has it. */
export function withCertificate(conf: string): void {
  const tls = path.join(conf, 'tls')
  mkdirSync(tls, { recursive: true })
  const key = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  execFileSync('openssl', [...key, '-keyout', `${tls}/privkey.pem`, '-out', `${tls}/fullchain.pem`], { stdio: 'ignore' })
}
