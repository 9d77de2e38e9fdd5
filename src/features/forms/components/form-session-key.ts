import type { FormName } from '@/domain/forms/forms'

/** Under which name what is typed in a form is kept while the tab is open: a form for each address. */
export const typedKey = (form: FormName): string => `form:${form}:${window.location.pathname}${window.location.search}`
