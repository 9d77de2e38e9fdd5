/** One condition of a list: field, operator, value. */
export type Filter = [field: string, operator: string, value: string]

/** The address of a list of a collection, narrowed down by filters that all hold. */
export function listAddress(admin: string, collection: string, filters: Filter[] = []): string {
  const query = new URLSearchParams()
  for (const [index, [field, operator, value]] of filters.entries()) {
    query.set(`where[or][0][and][${index}][${field}][${operator}]`, value)
  }
  return `${admin}/collections/${collection}${filters.length > 0 ? `?${query}` : ''}`
}

/** The address of a document, opened in a language of the content where one is given. */
export const documentAddress = (
  admin: string,
  collection: string,
  id: number,
  language?: string,
): string => `${admin}/collections/${collection}/${id}${language ? `?locale=${language}` : ''}`
