import { hostIsUnder } from '@/lib/is-web-address'

const STARTS_AT_ONCE = ['youtube-nocookie.com', 'player.vimeo.com']

/**
 * The address of a player that starts at once, because the visitor has already pressed play. Of
 * other providers, and of what is no address, it is the address itself. Spec §9.
 */
export function playingEmbed(embed: string): string {
  if (!STARTS_AT_ONCE.some((host) => hostIsUnder(embed, host))) return embed
  const url = new URL(embed)
  url.searchParams.set('autoplay', '1')
  return url.href
}
