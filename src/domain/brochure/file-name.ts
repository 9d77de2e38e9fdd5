import { slugify } from '@/lib/slug'

/** The name of the file: reference, type, town; only letters and digits of ASCII are left. */
export const brochureFileName = (id: number, type: string, town: string): string =>
  `${[String(id), slugify(type), slugify(town)].filter((part) => part !== '').join('-')}.pdf`
