'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import { idOf } from '@/lib/documents'

interface AssigneeSelectProps {
  path: string
  label: string
  description: string
  /** What stands there where nobody is chosen. */
  nobody: string
  people: { id: number; name: string }[]
}

/** Chooses one of the people, or nobody. */
export function AssigneeSelect({ description, label, nobody, path, people }: AssigneeSelectProps) {
  const { disabled, errorMessage, setValue, showError, value } = useField<unknown>({ path })
  const chosen = idOf(value)
  return (
    <SelectInput
      name={path}
      path={path}
      label={label}
      description={description}
      placeholder={nobody}
      showError={showError}
      Error={showError ? <p role="alert">{errorMessage}</p> : undefined}
      readOnly={disabled}
      options={people.map(({ id, name }) => ({ label: name, value: String(id) }))}
      value={chosen === null ? undefined : String(chosen)}
      onChange={(option) => {
        const one = Array.isArray(option) ? option[0] : option
        setValue(idOf((one as { value?: unknown } | null)?.value))
      }}
    />
  )
}
