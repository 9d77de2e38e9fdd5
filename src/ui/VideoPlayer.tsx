import { useTranslations } from 'next-intl'
import type { VideoView } from '@/features/pages/rich-text-view'
import { Icon } from './Icon'
import { Picture } from './Picture'
import { playingEmbed } from './playing-embed'
import { VideoPlayerStage } from './VideoPlayerStage'
import styles from './VideoPlayer.module.css'

interface VideoPlayerProps {
  video: VideoView
  /** What the video is called. */
  title: string
}

const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''

/**
 * A video or tour that nobody is asked for before it is played: until then it is a link over a
 * picture of ours. Spec §5, "Video links".
 */
export function VideoPlayer({ video, title }: VideoPlayerProps) {
  const t = useTranslations('Modules')
  const host = video.file ? '' : hostOf(video.embed)
  return (
    <figure className={styles.player}>
      <VideoPlayerStage
        embed={video.file ? video.embed : playingEmbed(video.embed)}
        file={video.file}
        title={title}
        className={styles.stage}
      >
        <a className={styles.poster} href={video.url} target="_blank" rel="noopener">
          {video.poster && (
            <Picture
              picture={video.poster}
              sizes="(min-width: 1280px) 1240px, 94vw"
              className={styles.picture}
              decorative
            />
          )}
          <span className={styles.play}>
            <Icon name="circle-play" />
            <span>{t('play', { title })}</span>
          </span>
        </a>
      </VideoPlayerStage>
      {host && <figcaption className={styles.note}>{t('playNote', { host })}</figcaption>}
    </figure>
  )
}
