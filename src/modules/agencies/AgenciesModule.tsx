import { AgencyContact } from '@/features/agencies/components/AgencyContact'
import { BelgiumMap } from '@/features/agencies/components/BelgiumMap'
import { toMap } from '@/domain/agencies/map-projection'
import { spread } from '@/domain/agencies/spread'
import { levelInside } from '../frame/heading-level'
import type { ModuleOf, PlacedAgencyView } from '../frame/views'
import styles from './AgenciesModule.module.css'

/** Pins stand at least this far apart, in heights of the map. */
const APART = 0.075

const anchorOf = ({ id }: PlacedAgencyView): string => `agency-${id}`

function pinsOf(agencies: PlacedAgencyView[]) {
  const placed = agencies.flatMap((agency) => {
    const at = agency.place && toMap(agency.place.longitude, agency.place.latitude)
    return at ? [{ agency, at }] : []
  })
  const places = spread(
    placed.map(({ at }) => at),
    APART,
  )
  return placed.map(({ agency, at }, index) => ({
    id: agency.id,
    label: agency.name,
    href: `#${anchorOf(agency)}`,
    at: places[index] ?? at,
  }))
}

/** The agencies of the network in a list, beside a map of where they are. Spec §2, "Configured pages". */
export function AgenciesModule({ module }: { module: ModuleOf<'agencies'> }) {
  const pins = module.showMap ? pinsOf(module.agencies) : []
  return (
    <div className={styles.network} data-map={pins.length > 0 ? '' : undefined}>
      {pins.length > 0 && (
        <div className={styles.map}>
          <BelgiumMap pins={pins} />
        </div>
      )}
      <ul className={styles.list}>
        {module.agencies.map((agency) => (
          <li key={agency.id} id={anchorOf(agency)}>
            <AgencyContact agency={agency} place={agency.place} level={levelInside(module)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
