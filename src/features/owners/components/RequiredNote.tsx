import { useTranslations } from 'next-intl'
import control from '@/ui/Field.module.css'

/** What the star at the fields of a form says. */
export const RequiredNote = () => <p className={control.hint}>{useTranslations('FormPage')('required')}</p>
