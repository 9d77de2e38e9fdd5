import { AgencyMentions } from '@/ui/AgencyMentions'
import { Picture } from '@/ui/Picture'
import styles from './AgencyBlock.module.css'
import type { AgencyView } from '@/domain/agencies/views'

/** The agency that offers the property, with what the law has it say of itself. Spec §1. */
export const AgencyBlock = ({ agency }: { agency: AgencyView }) => (
  <div className={styles.agency}>
    {agency.photo && (
      <Picture picture={agency.photo} sizes="240px" className={styles.photo} decorative />
    )}
    <div>
      <h3>{agency.name}</h3>
      <AgencyMentions agency={agency} />
    </div>
  </div>
)
