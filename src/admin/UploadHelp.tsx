import type { ServerProps } from 'payload'
import { formatBytes } from '@/i18n/format-bytes'
import { readerLanguage } from '@/i18n/languages'
import { adminMessage } from '@/cms/fields/labels'
import { kindsOf, UPLOAD_BYTES } from '@/cms/media/upload-limits'
import styles from './UploadHelp.module.css'

interface UploadHelpProps extends ServerProps {
  /** What the collection takes, such as `image/jpeg`. */
  types: readonly string[]
}

/** Which files can be added, and how large they may be, where one is chosen. */
export function UploadHelp({ i18n: { language }, types }: UploadHelpProps) {
  const most = formatBytes(UPLOAD_BYTES, readerLanguage(language))
  const isPicture = types.every((type) => type.startsWith('image/'))
  return (
    <p className={styles.help}>
      {adminMessage('upload.help', language, { kinds: kindsOf(types), most })}
      {isPicture && ` ${adminMessage('upload.help.media', language)}`}
    </p>
  )
}
