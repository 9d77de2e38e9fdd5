/** Renders an upload field in lists as a small picture: `admin: { components: thumbnail }`. */
export const thumbnail = { Cell: '@/cms/admin/cells/ThumbnailCell#ThumbnailCell' }
