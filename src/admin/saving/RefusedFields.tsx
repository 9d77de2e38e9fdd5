'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFormFields } from '@payloadcms/ui'
import type { RefusedField } from './save-requests'
import styles from './SaveGuard.module.css'

/**
 * Says at each field why the server refused it, until somebody changes it or saves again. Payload (3.90.1)
 * does so for half a second: then it asks for the state of its form anew, which knows of no refusal.
 * `tests/e2e/saving.spec.ts` fails where a field is not found by its id any more.
 */
export const RefusedFields = ({ fields }: { fields: RefusedField[] }) =>
  fields.map((field) => <RefusedMark key={`${field.path} ${field.message}`} field={field} />)

function RefusedMark({ field }: { field: RefusedField }) {
  const { message, path } = field
  const value = useFormFields(([fields]) => JSON.stringify(fields[path]?.value))
  const saysItself = useFormFields(([fields]) => fields[path]?.valid === false)
  const [refused, setRefused] = useState({ field, value })
  // Refused again, as it is now.
  if (refused.field !== field) setRefused({ field, value })
  const place = usePlace(path, refused.value === value && !saysItself)
  return place && createPortal(<p className={styles.refused}>{message}</p>, place)
}

/** Where a field stands in the form, marked as refused while `isMarked`; null while its tab is not open. */
function usePlace(path: string, isMarked: boolean): Element | null {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    if (!isMarked) return
    const find = (): void => setPlace(document.getElementById(`field-${path.replaceAll('.', '__')}`)?.closest('.field-type') ?? null)
    find()
    // Fields come and go with the tabs of the form.
    const watching = new MutationObserver(find)
    watching.observe(document.body, { childList: true, subtree: true })
    return () => watching.disconnect()
  }, [isMarked, path])
  useEffect(() => {
    if (!isMarked || !place) return
    place.setAttribute('data-refused', '')
    return () => place.removeAttribute('data-refused')
  }, [isMarked, place])
  return isMarked ? place : null
}
