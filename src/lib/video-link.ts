import { hostIsUnder, isWebAddress } from '@/lib/is-web-address'

export type VideoKind =
  | 'file'
  | 'youtube'
  | 'vimeo'
  | 'facebook'
  | 'matterport'
  | 'kuula'
  | 'nodalview'

export interface VideoLink {
  kind: VideoKind
  /** The provider's own number of the video, where it has one. */
  id?: string
  url: string
}

export type ThumbnailQuality = 'low' | 'medium' | 'high'

interface Provider {
  kind: VideoKind
  /** Host names it answers on, and all below them; any host when absent. */
  hosts?: readonly string[]
  /** The id, an empty text when recognised without one, null when not recognised. */
  find: (url: URL) => string | null
  embed?: (link: VideoLink) => string
}

const THUMBNAILS = { low: 'default', medium: 'mqdefault', high: 'hqdefault' } as const

const youtubeId = (url: URL): string | null => {
  if (hostIsUnder(url.href, 'youtu.be')) return /^\/([\w-]{11})\/?$/.exec(url.pathname)?.[1] ?? null
  if (/^\/(?:watch|share)\/?$/.test(url.pathname)) {
    return /^[\w-]{11}$/.exec(url.searchParams.get('v') ?? '')?.[0] ?? null
  }
  // The "u" form stands behind a hash: /user/name#p/u/1/{id}
  const path = url.pathname + url.hash
  return /\/(?:embed|share|v|shorts|u(?:\/\w+)?)\/([\w-]{11})\/?$/.exec(path)?.[1] ?? null
}

const facebookId = (url: URL): string | null => {
  if (hostIsUnder(url.href, 'fb.watch')) return /^\/[\w-]+\/?$/.test(url.pathname) ? '' : null
  return /\/videos\/(?:[^/]+\/)?(\d+)\/?$/.exec(url.pathname)?.[1] ?? null
}

const byHost = (kind: VideoKind, host: string): Provider => ({
  kind,
  hosts: [host],
  find: () => '',
  // A tour shown inside a secure page has to be secure itself.
  embed: ({ url }) => url.replace(/^http:/, 'https:'),
})

const FILE = /[^/]\.(?:mp4|mov|wmv|avi|flv|webm)$/i

const PROVIDERS: readonly Provider[] = [
  {
    kind: 'file',
    find: (url) => (FILE.test(url.pathname) ? '' : null),
  },
  {
    kind: 'youtube',
    hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    find: youtubeId,
    embed: ({ id }) => `https://www.youtube-nocookie.com/embed/${id}?rel=0&modestbranding=1`,
  },
  {
    kind: 'vimeo',
    hosts: ['vimeo.com'],
    find: (url) => /^\/(\d+)\/?$/.exec(url.pathname)?.[1] ?? null,
    embed: ({ id }) => `https://player.vimeo.com/video/${id}?dnt=1`,
  },
  {
    kind: 'facebook',
    hosts: ['facebook.com', 'fb.watch'],
    find: facebookId,
    embed: ({ url }) =>
      `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(url)}&show_text=false`,
  },
  byHost('matterport', 'matterport.com'),
  byHost('kuula', 'kuula.co'),
  byHost('nodalview', 'nodalview.com'),
]

/** Where players and tours are shown from, as a content security policy names it. Spec §5. */
export const PLAYERS = [
  'https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.facebook.com/plugins/',
  ...['matterport.com', 'kuula.co', 'nodalview.com'].flatMap((host) => [`https://${host}`, `https://*.${host}`]),
]

/** Where this site serves uploaded films: one name below one folder. A slash or backslash, encoded too, would lead elsewhere. */
const OWN_FILE = /^\/api\/videos\/file\/(?:(?!%2f|%5c|%2F|%5C)[^/?#\s\\\p{Cc}])+(?:[?#][^\s\\\p{Cc}]*)?$/u

/** A film that was uploaded to this site; null for what is no path of one. */
function ownFile(path: string): VideoLink | null {
  if (!OWN_FILE.test(path)) return null
  const { hash, pathname, search } = new URL(path, 'https://own.invalid')
  return FILE.test(pathname) ? { kind: 'file', url: pathname + search + hash } : null
}

/**
 * What kind of video or virtual tour an address points at, or null when it is none that the site
 * can show. It is an http or https address, or the path of a film uploaded to this site. Spec §5.
 */
export function parseVideoLink(address: unknown): VideoLink | null {
  if (typeof address !== 'string') return null
  if (!isWebAddress(address)) return ownFile(address.trim())
  const url = new URL(address.trim())
  for (const { kind, hosts, find } of PROVIDERS) {
    if (hosts && !hosts.some((host) => hostIsUnder(url.href, host))) continue
    const id = find(url)
    if (id !== null) return id === '' ? { kind, url: url.href } : { kind, id, url: url.href }
  }
  return null
}

/**
 * The address to play a link from: the provider's player without related videos or tracking
 * where it can be told so; a video file plays from its own address. Spec §9.
 */
export const videoEmbedUrl = (link: VideoLink): string =>
  PROVIDERS.find(({ kind }) => kind === link.kind)?.embed?.(link) ?? link.url

/** The address of a still of a YouTube video, in high quality unless given; else null. Spec §9. */
export const videoThumbnail = (
  { kind, id }: VideoLink,
  quality: ThumbnailQuality = 'high',
): string | null =>
  kind === 'youtube' && id ? `https://i.ytimg.com/vi/${id}/${THUMBNAILS[quality]}.jpg` : null
