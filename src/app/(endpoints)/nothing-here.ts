import { languageCameFrom } from './came-from'
import { notFoundPage } from './forms/lost-page'

/** The answer at an address of endpoints behind which there is none, as one that was cut short: the page that says so, with status 404. */
export const nothingHere = (request: Request): Promise<Response> => notFoundPage(languageCameFrom(request))
