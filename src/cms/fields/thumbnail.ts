/** Renders an upload field in lists as a small picture: `admin: { components: thumbnail }`. */
export const thumbnail = { Cell: '@/admin/cells/ThumbnailCell#ThumbnailCell' }
