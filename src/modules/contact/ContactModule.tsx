import { AgencyContact } from '@/features/agencies/components/AgencyContact'
import { levelInside } from '../frame/heading-level'
import type { ModuleOf } from '../frame/views'
import styles from './ContactModule.module.css'

/** How to reach an agency, or several: address, telephone, e-mail and the way there. Spec §1. */
export const ContactModule = ({ module }: { module: ModuleOf<'contact'> }) => (
  <ul className={styles.agencies}>
    {module.agencies.map((agency) => (
      <li key={agency.id}>
        <AgencyContact agency={agency} level={levelInside(module)} />
      </li>
    ))}
  </ul>
)
