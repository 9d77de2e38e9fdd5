'use client'

import { Button, useField } from '@payloadcms/ui'
import type { InnerRelation } from '@/cms/inner-links'
import styles from './Redirects.module.css'

interface LikelyTargetProps {
  relation: InnerRelation
  /** What is proposed, in words. */
  words: string
  choose: string
}

/** Proposes where a new redirect may lead; nothing is filled in before somebody says so. */
export function LikelyTarget({ relation, words, choose }: LikelyTargetProps) {
  const { disabled, setValue, value } = useField<InnerRelation | null>({ path: 'reference' })
  if (value) return null
  return (
    <div className={`field-type ${styles.likely}`}>
      <p>{words}</p>
      <Button buttonStyle="secondary" disabled={disabled} margin={false} size="small" onClick={() => setValue(relation)}>
        {choose}
      </Button>
    </div>
  )
}
