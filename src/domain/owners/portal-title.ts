import type { Speech } from '@/i18n/translator'
import type { OwnedProperty, PortalContent } from './views'

/** The title of a page of the portal, by which its tab is told from others; it names nobody. Never empty. Spec §2. */
export function portalTitle(content: PortalContent, t: Speech['t']): string {
  switch (content.kind) {
    case 'sign-in':
      return t('Owner.signIn.title')
    case 'forgotten':
      return t('Owner.forgotten.title')
    case 'password':
      return t(content.isFirst ? 'Owner.first.title' : 'Owner.choose.title')
    case 'void':
    case 'gone':
    case 'foreign':
      return t(`Owner.${content.kind}.title`)
    case 'none':
      return t(`Owner.pages.${content.page}`)
    case 'properties':
    case 'account':
      return t(`Owner.pages.${content.kind}`)
    case 'statistics':
      return [t('Owner.pages.statistics'), content.chosen && nameOf(content.chosen, t)].filter(Boolean).join(' · ')
    case 'weekly':
      return t('Weekly.title')
    default:
      return content satisfies never
  }
}

const nameOf = ({ address, id }: OwnedProperty, t: Speech['t']): string => address || t('Owner.reference', { number: id })
