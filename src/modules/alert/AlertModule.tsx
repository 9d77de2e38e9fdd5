import { SubscriptionSection } from '@/features/alerts/components/SubscriptionSection'
import type { ModuleOf } from '../frame/views'

/** What somebody subscribed to, with all they can do with it. */
export const AlertModule = ({ module }: { module: ModuleOf<'alert'> }) => <SubscriptionSection view={module.subscription} />
