import { isValidElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { adminText } from '@/cms/fields/labels'
import { Unpublish } from '@/admin/saving/Unpublish'

const form = vi.hoisted(() => ({ isModified: false, info: {}, error: vi.fn() }))

vi.mock('@payloadcms/ui', () => ({
  PopupList: { Button: () => null },
  UnpublishButton: () => null,
  toast: { error: form.error },
  useDocumentInfo: () => form.info,
  useFormModified: () => form.isModified,
  useTranslation: () => ({ i18n: { language: 'fr' }, t: (key: string) => key }),
}))

/** What stands in the menu: Payload's own line, ours by its words, or nothing. */
function line(): { words?: unknown; press?: () => void } | null {
  const shown = Unpublish({ saveFirst: adminText('saving.first') })
  if (!isValidElement<{ children?: unknown; onClick?: () => void }>(shown)) return null
  return { words: shown.props.children, press: shown.props.onClick }
}

beforeEach(() => {
  Object.assign(form, { isModified: true, info: { hasPublishedDoc: true, hasPublishPermission: true, isTrashed: false } })
  form.error.mockClear()
})

describe('taking a document off the site', () => {
  it('is Payload’s own where everything is saved', () => {
    form.isModified = false
    expect(line()).toEqual({ words: undefined, press: undefined })
  })

  it('asks to save first where something is not saved, in the language of the reader', () => {
    expect(line()?.words).toBe('version:unpublish')
    line()?.press?.()
    expect(form.error).toHaveBeenCalledExactlyOnceWith(adminText('saving.first').fr)
  })

  it.each([{ hasPublishedDoc: false }, { hasPublishPermission: false }, { isTrashed: true }])('is not offered where %j', (info) => {
    Object.assign(form.info, info)
    expect(line()).toBeNull()
  })
})
