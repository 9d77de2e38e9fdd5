import type { Site } from '@/content/site'
import { CalculatorSection } from '@/features/calculators/components/CalculatorSection'
import { DetailMap } from '@/features/map/components/DetailMap'
import { mapPoint } from '@/domain/search/points'
import { mapView } from '@/features/map/queries'
import { PropertyDetailPage } from '@/features/properties/components/PropertyDetailPage'
import { SoldPage } from '@/features/properties/components/SoldPage'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import { isOffTheMarket } from '@/domain/properties/off-the-market'

interface PropertyScreenProps {
  site: Site
  property: PropertyDetailView
}

/** A property as its state has it, with the map and the calculators of their own features. */
export async function PropertyScreen({ site, property }: PropertyScreenProps) {
  const { calculation, id, map, status } = property
  if (isOffTheMarket(status)) return <SoldPage view={property} status={status} />
  const row = site.catalogue.get(id)
  const point = map && row ? mapPoint(row, site.catalogue, site.language) : null
  const slots = {
    calculators: calculation && <CalculatorSection view={calculation} />,
    map: point && <DetailMap map={await mapView(site.language)} point={point} />,
  }
  return <PropertyDetailPage view={property} slots={slots} />
}
