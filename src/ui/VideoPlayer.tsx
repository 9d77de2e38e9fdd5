import { useTranslations } from 'next-intl'
import type { VideoView } from '@/domain/rich-text/rich-text-view'
import { Icon } from './Icon'
import { Picture } from './Picture'
import { playingEmbed } from './playing-embed'
import { VideoPlayerStage } from './VideoPlayerStage'
import styles from './VideoPlayer.module.css'

interface VideoPlayerProps {
  video: VideoView
  /** What the video is called. */
  title: string
  /** What it is: words differ. */
  kind?: 'video' | 'tour' | 'street'
  /** The provider's still, shown while its player is on its way: asked for on the click. */
  thumbnail?: string | null
}

const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''

/**
 * A video or tour that nobody is asked for before it is played: until then it is a link over a
 * picture of ours. Spec §5, "Video links".
 */
export function VideoPlayer({ video, title, kind = 'video', thumbnail = null }: VideoPlayerProps) {
  const t = useTranslations('Player')
  const host = video.file ? '' : hostOf(video.embed)
  return (
    <figure className={styles.player}>
      <VideoPlayerStage
        embed={video.file ? video.embed : playingEmbed(video.embed)}
        file={video.file}
        title={title}
        thumbnail={thumbnail}
        className={styles.stage}
        failed={
          video.file && (
            <p className={styles.note} role="alert">
              {t('failed')}
            </p>
          )
        }
      >
        <a className={styles.poster} href={video.url} target="_blank" rel="noopener">
          {video.poster && (
            <Picture
              picture={video.poster}
              sizes="(min-width: 1280px) 1240px, (min-width: 600px) 94vw, 60vw"
              className={styles.picture}
              decorative
            />
          )}
          <span className={styles.play}>
            <Icon name={kind === 'video' ? 'circle-play' : 'rotate-3d'} />
            <span>{t(`play.${kind}`, { title })}</span>
          </span>
        </a>
      </VideoPlayerStage>
      {host && (
        <figcaption className={styles.note}>
          {t(`note.${kind}`, { host })}{' '}
          <a href={video.url} target="_blank" rel="noopener">
            {t('open', { host: hostOf(video.url) })}
            <Icon name="external-link" />
          </a>
        </figcaption>
      )}
    </figure>
  )
}
