import { FormSection } from '@/features/forms/components/FormSection'
import type { ModuleOf } from '../frame/views'

/** A form by which visitors ask the agency something. Spec §1. */
export const FormModule = ({ module }: { module: ModuleOf<'form'> }) => <FormSection view={module.form} />
