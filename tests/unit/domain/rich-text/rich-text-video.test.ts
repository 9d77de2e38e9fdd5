import { expect, test } from 'vitest'
import { videoView } from '@/domain/rich-text/rich-text-video'

const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

test('a video of a provider plays in the provider’s private player', () => {
  expect(videoView(YOUTUBE, null)).toEqual({
    url: YOUTUBE, file: false, poster: null,
    embed: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&modestbranding=1',
  })
})

test('a file plays from its own address', () => {
  const url = 'https://example.be/film.mp4'
  expect(videoView(url, null)).toEqual({ url, embed: url, file: true, poster: null })
})

test.each([['https://example.be/'], ['javascript:alert(1)'], [''], [null], [7]])(
  '%j is no video',
  (address) => {
    expect(videoView(address, null)).toBeNull()
  },
)
