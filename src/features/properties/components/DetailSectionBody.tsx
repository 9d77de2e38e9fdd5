import type { ReactNode } from 'react'
import { LanguageNote } from '@/ui/LanguageNote'
import { RichText } from '@/ui/RichText'
import type { DetailPart } from '@/domain/properties/detail-sections'
import type { PropertyDetailView } from '@/domain/properties/detail-views'
import { AgencyBlock } from './AgencyBlock'
import { DocumentList } from './DocumentList'
import { EnergySection } from './EnergySection'
import { FactList } from './FactList'
import { FeatureGroups } from './FeatureGroups'
import { FinanceSection } from './FinanceSection'
import { FloorPlans } from './FloorPlans'
import { MediaSection } from './MediaSection'
import { PlanningSection } from './PlanningSection'
import { Surroundings } from './Surroundings'

interface DetailSectionBodyProps {
  name: Exclude<DetailPart, 'calculators'>
  view: PropertyDetailView
  map: ReactNode
}

/** What stands under the heading of a section. */
export function DetailSectionBody({ name, view, map }: DetailSectionBodyProps) {
  const facts = view.groups.find(({ group }) => group === name)?.facts ?? []
  switch (name) {
    case 'description':
      return (
        view.description && (
          <>
            <LanguageNote languages={[view.description.lang]} />
            <RichText text={view.description} level={3} />
          </>
        )
      )
    case 'plans':
      return <FloorPlans pictures={view.pictures} />
    case 'media':
      return <MediaSection {...view} />
    case 'finance':
      return <FinanceSection view={view} facts={facts} />
    case 'energy':
      return <EnergySection view={view} facts={facts} />
    case 'planning':
      return <PlanningSection view={view} facts={facts} />
    case 'documents':
      return <DocumentList {...view} />
    case 'surroundings':
      return <Surroundings view={view} facts={facts} map={map} />
    case 'agency':
      return view.agency && <AgencyBlock agency={view.agency} />
    case 'lifeAnnuity':
    case 'certificates':
      return <FactList facts={facts} wide />
    case 'features':
      return <FeatureGroups view={view} />
    default:
      return name satisfies never
  }
}
