/** The tables that name uploaded files, and where these stand below the media folder. */
export const UPLOAD_FOLDERS = { media: 'originals', documents: 'documents', videos: 'videos' } as const

/** A table that names uploaded files. */
export type UploadTable = keyof typeof UPLOAD_FOLDERS

export const UPLOAD_TABLES = Object.keys(UPLOAD_FOLDERS) as UploadTable[]
