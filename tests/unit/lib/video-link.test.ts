import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseVideoLink, PLAYERS, videoEmbedUrl, videoThumbnail } from '@/lib/video-link'

const ID = 'dQw4w9WgX-_'

describe('parseVideoLink', () => {
  it.each(['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm', 'MP4'])('knows a .%s file', (extension) => {
    const url = `https://files.example.be/tour.${extension}`
    expect(parseVideoLink(`${url}?v=1`)).toEqual({ kind: 'file', url: `${url}?v=1` })
  })

  it.each([
    ['/api/videos/file/visit.mp4', '/api/videos/file/visit.mp4'],
    [' /api/videos/file/visit.WEBM?v=1#t=5 ', '/api/videos/file/visit.WEBM?v=1#t=5'],
    ['/api/videos/file/été.mp4', '/api/videos/file/%C3%A9t%C3%A9.mp4'],
  ])('knows %j as a file of this site', (path, url) => {
    expect(parseVideoLink(path)).toEqual({ kind: 'file', url })
  })

  it.each([
    '//evil.be/a.mp4', '/\\evil.be/a.mp4', '\\/evil.be/a.mp4', '/a\\b.mp4', '/../a.mp4', '/a/../b.mp4', '/./a.mp4', '/a/%2E./b.mp4',
    '/%2e%2E/a.mp4', '/a/..\\b.mp4', '/a b.mp4', '/\t/evil.be/a.mp4', '/a\u0000.mp4', '/a/', '/a/.mp4', '/a?b=c.mp4', '/a#b.mp4',
    '/watch?v=dQw4w9WgXcQ', 'a/b.mp4', './a.mp4', '?a.mp4', '#a.mp4', '/',
    '/videos/house.mp4', '/a.mp4', '/media/a.mp4', '/api/media/file/a.mp4', '/API/videos/file/a.mp4', '/fr/api/videos/file/a.mp4',
    '/api/videos/file/', '/api/videos/file/.mp4', '/api/videos/file/a', '/api/videos/file/a?b=c.mp4', '/api/videos/file/a#b.mp4',
    '/api/videos/file/a/b.mp4', '/api/videos/file//b.mp4', '/api/videos/file/../b.mp4', '/api/videos/file/%2E%2e/b.mp4',
    '/api/videos/file/a%2Fb.mp4', '/api/videos/file/a%5cb.mp4', '/api/videos/file/a\\b.mp4', '/api/videos/file/a b.mp4', '/api/videos/file/a\u0000.mp4',
    '/api/videos/../videos/file/a.mp4', '//api/videos/file/a.mp4', '//evil.be/api/videos/file/a.mp4', 'api/videos/file/a.mp4',
  ])('refuses the path %j', (path) => {
    expect(parseVideoLink(path)).toBeNull()
  })

  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?feature=share&v=${ID}&t=3s`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/share?v=${ID}`,
    `https://www.youtube.com/share/${ID}`,
    `https://www.youtube.com/embed/${ID}?rel=0`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://www.youtube.com/v/${ID}`,
    `https://www.youtube.com/u/1/${ID}`,
    `https://www.youtube.com/user/name#p/u/1/${ID}`,
    `https://youtube.com/shorts/${ID}/`,
  ])('finds the id in %s', (url) => {
    expect(parseVideoLink(url)).toEqual({ kind: 'youtube', id: ID, url })
  })

  it.each([
    ['https://vimeo.com/76979871', 'vimeo', '76979871'],
    ['http://www.vimeo.com/76979871/', 'vimeo', '76979871'],
    ['https://www.facebook.com/agence/videos/1234567890/', 'facebook', '1234567890'],
    ['https://www.facebook.com/agence/videos/visite/123', 'facebook', '123'],
    ['https://fb.watch/aB3_x-9/', 'facebook', undefined],
    ['https://my.matterport.com/show/?m=abc', 'matterport', undefined],
    ['https://kuula.co/share/abc', 'kuula', undefined],
    ['https://tour.nodalview.com/abc', 'nodalview', undefined],
  ])('knows %s as %s', (url, kind, id) => {
    expect(parseVideoLink(url)).toEqual(id ? { kind, id, url } : { kind, url })
  })

  it.each([
    `https://www.youtube.com/watch?v=short`, `https://www.youtube.com/watch?v=${ID}x`,
    `https://notyoutube.com/watch?v=${ID}`, `https://youtube.com.evil.be/watch?v=${ID}`,
    'https://vimeo.com/about', 'https://vimeo.com/channels/staffpicks/1', 'https://vimeo.com/',
    'https://www.facebook.com/agence', 'https://fb.watch/', 'https://notmatterport.com/show',
    'https://kuula.co.evil.be/x', 'https://a.be/mp4', 'https://a.be/?file=a.mp4', 'tour.mp4',
    'javascript:alert(1)//a.mp4', 'ftp://a.be/a.mp4', 'file:///a.mp4', '', ' ',
    null, undefined, 5, {},
  ])('refuses %j', (value) => {
    expect(parseVideoLink(value)).toBeNull()
  })

  it('never throws, and what it knows plays from http or https or this site', { tags: 'slow' }, () => {
    const hosts = ['youtube.com', 'youtu.be', 'vimeo.com', 'fb.watch', 'facebook.com', 'kuula.co']
    const address = fc
      .tuple(fc.constantFrom('http', 'https', 'data', ''), fc.constantFrom(...hosts), fc.string())
      .map(([scheme, host, path]) => `${scheme}://${host}/${path}`)
    const path = fc.string().map((text) => `/api/videos/file/${text}.mp4`)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), address, path), (text) => {
        const link = parseVideoLink(text)
        if (link) expect(videoEmbedUrl(link)).toMatch(/^(?:https?:\/\/|\/api\/videos\/file\/)[^\s"<>]+$/)
      }),
      { numRuns: 1000 },
    )
  })
})

const embedOf = (address: string): string | null => {
  const link = parseVideoLink(address)
  return link && videoEmbedUrl(link)
}

it.each([
  [
    `https://youtu.be/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}?rel=0&modestbranding=1`,
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://fb.watch/abc/',
    'https://www.facebook.com/plugins/video.php' +
      '?href=https%3A%2F%2Ffb.watch%2Fabc%2F&show_text=false',
  ],
  ['http://my.matterport.com/show/?m=abc', 'https://my.matterport.com/show/?m=abc'],
  ['https://a.be/tour.mp4', 'https://a.be/tour.mp4'],
])('plays %s from %s', (address, embed) => {
  expect(embedOf(address)).toBe(embed)
})

/** Whether a source of a content security policy (`https://*.host`, `https://host/path/`) names an address. */
const isNamed = (source: string, address: string): boolean => {
  const [, isBelow, host = '', path = ''] = /^https:\/\/(\*\.)?([^/]+)(.*)$/.exec(source) ?? []
  const url = new URL(address)
  return (isBelow ? url.hostname.endsWith(`.${host}`) : url.hostname === host) && url.pathname.startsWith(path)
}

it.each([
  `https://youtu.be/${ID}`,
  'https://vimeo.com/76979871',
  'https://www.facebook.com/agency/videos/123/',
  'https://fb.watch/abc/',
  'https://my.matterport.com/show/?m=abc',
  'https://matterport.com/show/?m=abc',
  'https://kuula.co/share/abc',
  'https://www.nodalview.com/nl/tours/abc',
])('the policy of pages names where %s is shown from', (address) => {
  const shown = embedOf(address) ?? ''
  expect(PLAYERS.filter((source) => isNamed(source, shown))).toHaveLength(1)
})

describe('videoThumbnail', () => {
  const link = { kind: 'youtube', id: ID, url: `https://youtu.be/${ID}` } as const

  it.each([
    ['low', 'default'],
    ['medium', 'mqdefault'],
    ['high', 'hqdefault'],
    [undefined, 'hqdefault'],
  ] as const)('quality %s is %s', (quality, name) => {
    expect(videoThumbnail(link, quality)).toBe(`https://i.ytimg.com/vi/${ID}/${name}.jpg`)
  })

  it('has none for other providers', () => {
    expect(videoThumbnail({ kind: 'vimeo', id: '1', url: 'https://vimeo.com/1' })).toBeNull()
  })
})
