import { RequestStatus } from '@/features/requests/components/RequestStatus'
import type { ModuleOf } from '../frame/views'

/** How far a request is, for whoever holds its link. Spec §8, "Texts for visitors". */
export const RequestModule = ({ module: { contactHref, request } }: { module: ModuleOf<'request'> }) => (
  <RequestStatus request={request} contactHref={contactHref} />
)
