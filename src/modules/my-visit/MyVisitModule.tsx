import { MyVisit } from '@/features/appointments/components/MyVisit'
import type { ModuleOf } from '../frame/views'

/** A visit for whoever holds its link. Spec §4, "Appointments and document requests". */
export const MyVisitModule = ({ module }: { module: ModuleOf<'my-visit'> }) => <MyVisit view={module.visit} />
