interface FormPlace {
  name: string
  /** The tab of the form in which it stands, counted from 0; undefined outside the tabs. */
  tab: number | undefined
}

/** The end of the address of a form that is to be opened at a field: `#field=path&tab=3`. */
export function fieldLink({ name, tab }: FormPlace): string {
  const query = new URLSearchParams({ field: name })
  if (tab !== undefined) query.set('tab', String(tab))
  return `#${query}`
}

/** The field that the end of an address (`location.hash`) asks for; null where it asks for none. */
export function fieldIn(hash: string): FormPlace | null {
  const query = new URLSearchParams(hash.replace(/^#/, ''))
  const name = query.get('field')
  const tab = query.get('tab') ?? ''
  return name === null ? null : { name, tab: /^\d+$/.test(tab) ? Number(tab) : undefined }
}
