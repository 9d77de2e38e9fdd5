/** How large an uploaded file may be, in bytes: it is in memory as a whole while it is stored. */
export const UPLOAD_BYTES = 30_000_000

const NAMES: Readonly<Record<string, string>> = { mp4: 'MP4', webm: 'WebM', webp: 'WebP' }

/** Says where a file is chosen what a collection takes. */
export const uploadHelp = (types: readonly string[]) => ({
  components: { controls: [{ path: '@/admin/UploadHelp#UploadHelp', serverProps: { types } }] },
})

/** The kinds of file that types such as `image/jpeg` stand for, as people call them: `JPEG, WebP`. */
export const kindsOf = (types: readonly string[]): string =>
  types
    .map((type) => type.split('/').at(-1) ?? type)
    .map((kind) => NAMES[kind] ?? kind.toUpperCase())
    .join(', ')
