import type { TextView } from '@/i18n/languages'
import type { ModuleFrameView, ModuleOf } from '@/modules/frame/views'

/** A text in Dutch. */
export const nl = (text: string): TextView => ({ text, lang: 'nl' })

/** The frame of a module without a title, over the whole width, in this row. */
export const frame = (id: string, row = 0): ModuleFrameView => ({
  id,
  row,
  title: null,
  titleSize: 'h2',
  description: null,
  description2: null,
  columns: { sm: 12, md: 12, lg: 12 },
  className: '',
  background: { type: 'none' },
  pictures: [],
})

/** A call to action without a button, in this row. */
export const plea = (id: string, row = 0): ModuleOf<'call-to-action'> => ({
  ...frame(id, row),
  kind: 'call-to-action',
  buttons: [],
})
