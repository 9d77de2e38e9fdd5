export { default, generateMetadata } from '../../[[...path]]/page'

/** The same page for searches of which there are endlessly many: Next stores nothing. Decision 053. */
export const dynamic = 'force-dynamic'
