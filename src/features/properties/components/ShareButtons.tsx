'use client'

import { useState, useSyncExternalStore } from 'react'
import { Icon } from '@/ui/Icon'

interface ShareButtonsProps {
  url: string
  title: string
  labels: Record<'copy' | 'copied' | 'notCopied' | 'system', string>
}

const never = () => () => undefined

/** The ways of sharing that need a script: copying the address, and what the system offers. */
export function ShareButtons({ url, title, labels }: ShareButtonsProps) {
  const [said, setSaid] = useState('')
  const isHere = useSyncExternalStore(never, () => true, () => false)
  if (!isHere) return null

  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setSaid(labels.copied),
      () => setSaid(labels.notCopied),
    )
  // A visitor who changes their mind is no failure.
  const share = () => void navigator.share({ title, url }).catch(() => undefined)

  return (
    <>
      {'clipboard' in navigator && (
        <li>
          <button type="button" onClick={() => void copy()}>
            <Icon name={said === labels.copied ? 'check' : 'link'} />
            <span aria-live="polite">{said || labels.copy}</span>
          </button>
        </li>
      )}
      {'share' in navigator && (
        <li>
          <button type="button" onClick={share}>
            <Icon name="share-2" />
            {labels.system}
          </button>
        </li>
      )}
    </>
  )
}
