import { useTranslations } from 'next-intl'
import { VideoPlayer } from '@/ui/VideoPlayer'
import type { ModuleOf } from '../frame/views'

/** A video or virtual tour that loads when it is played. Spec §5, "Video links". */
export function VideoModule({ module }: { module: ModuleOf<'video'> }) {
  const t = useTranslations('Modules')
  return <VideoPlayer video={module.video} title={module.title?.text ?? t('video')} />
}
