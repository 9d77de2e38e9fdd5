import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nginxHere, withCertificate } from '../../support/shipped-nginx'

const here = nginxHere()
/** Where Debian's unit waits for the number of the process. */
const PID_FILE = '/run/nginx.pid'
/** Whether this nginx is 1.27.3 or newer. */
const resolvesAnew = (): boolean => {
  const [, version = ''] = /nginx\/([\d.]+)/.exec(spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr) ?? []
  return version.localeCompare('1.27.3', 'en', { numeric: true }) >= 0
}

/** What systemd makes below /var/cache before it starts nginx. */
const cacheFolders = (): string[] =>
  [...readFileSync('deploy/systemd/nginx.service.d/site.conf', 'utf8').matchAll(/^CacheDirectory=(.+)$/gm)].flatMap(([, names = '']) => names.split(' '))

describe.skipIf(!here.program)('nginx with the files of deploy/nginx as they are, on a Debian of its own', () => {
  let conf: string
  beforeAll(() => {
    conf = mkdtempSync(path.join(tmpdir(), 'etc-nginx-'))
    cpSync('deploy/nginx', conf, { recursive: true })
    cpSync('/etc/nginx/mime.types', path.join(conf, 'mime.types'))
    // Their place is beside the others only where the module is installed.
    if (!here.brotli) for (const name of ['brotli-module.conf', 'brotli-static.conf']) rmSync(path.join(conf, name))
    withCertificate(conf)
  })
  afterAll(() => rmSync(conf, { recursive: true }))

  /** Runs commands where there is nothing but what Debian's package and systemd have made; gives what they say. */
  function onDebian(...commands: string[]): string {
    const lines = [
      'set -e',
      ...['/run', '/var/cache', '/var/log'].map((folder) => `mount -t tmpfs tmpfs ${folder}`),
      'mkdir /var/log/nginx',
      ...cacheFolders().map((name) => `mkdir /var/cache/${name}`),
      `mount --bind ${conf} /etc/nginx`,
      ...commands,
    ]
    // Nobody else is there to work as, and no port is taken.
    return execFileSync('unshare', ['--map-root-user', '--mount', '--net', 'sh', '-c', lines.join('\n')], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  }

  it('finds what it needs', () => {
    expect(onDebian("nginx -t -g 'user root;' 2>&1")).toContain('test is successful')
  })

  it('takes the instances of the containers, whose image has a newer one', () => {
    const text = readFileSync('deploy/compose/upstream.conf', 'utf8')
    const file = path.join(conf, 'upstream-of-containers')
    // An older one knows no `resolve`, and no name that nobody tells it of.
    writeFileSync(file, resolvesAnew() ? text : text.replaceAll('app:3000 resolve', '127.0.0.1:3000'))
    expect(onDebian(`mount --bind ${file} /etc/nginx/upstream.conf`, "nginx -t -g 'user root;' 2>&1")).toContain('test is successful')
  })

  it('starts as the unit starts it, and is found by it', () => {
    const said = onDebian(
      "nginx -g 'daemon on; master_process on; user root;'",
      `kill -0 "$(cat ${PID_FILE})" && echo runs`,
      'ls /var/log/nginx',
      "nginx -g 'user root;' -s stop",
    )
    expect(said.split('\n').filter(Boolean)).toEqual(['runs', 'access.log', 'error.log'])
  })
})
