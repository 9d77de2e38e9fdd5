import { describe, expect, it } from 'vitest'
import { playingEmbed } from '@/ui/playing-embed'

describe('playingEmbed', () => {
  it.each([
    [
      'https://www.youtube-nocookie.com/embed/abc?rel=0',
      'https://www.youtube-nocookie.com/embed/abc?rel=0&autoplay=1',
    ],
    ['https://player.vimeo.com/video/7?dnt=1', 'https://player.vimeo.com/video/7?dnt=1&autoplay=1'],
    ['https://my.matterport.com/show/?m=1', 'https://my.matterport.com/show/?m=1'],
    ['https://vimeo.com.evil.example/video/7', 'https://vimeo.com.evil.example/video/7'],
    ['/media/film.mp4', '/media/film.mp4'],
  ])('of %s is %s', (embed, playing) => {
    expect(playingEmbed(embed)).toBe(playing)
  })
})
