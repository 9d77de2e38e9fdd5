import { Document, StyleSheet, View } from '@react-pdf/renderer'
import type { BrochurePictures } from '../printed-pictures'
import type { BrochureSection, BrochureView } from '@/domain/brochure/views'
import { AgencyLegal } from './AgencyLegal'
import { FactSection } from './FactSection'
import { FrontPage } from './FrontPage'
import { Heading } from './Heading'
import { PhotoGrid } from './PhotoGrid'
import { PlansPage } from './PlansPage'
import { Prose } from './Prose'
import { SheetPage } from './SheetPage'
import { MARGIN } from './theme'

const styles = StyleSheet.create({ body: { paddingHorizontal: MARGIN } })

interface BrochureDocumentProps {
  view: BrochureView
  pictures: BrochurePictures
}

/** The sheets of a property: the first one, photographs and text, facts, the agency, the plans. */
export function BrochureDocument({ view, pictures }: BrochureDocumentProps) {
  const { brand, description, labels } = view
  const plans = pictures.plans.flatMap((plan) => plan ?? [])
  // With floor plans there is a last sheet, which has room for what is around the property.
  const isLast = ({ name }: BrochureSection) => plans.length > 0 && name === 'surroundings'
  const sections = view.sections.filter((section) => !isLast(section))
  return (
    <Document
      language={view.language}
      title={[view.title, view.place].join(', ')}
      author={view.agency?.name ?? view.siteName}
      subject={labels.reference}
      creator={view.siteName}
      producer={view.siteName}
    >
      <FrontPage view={view} pictures={pictures} />
      <SheetPage view={view} name={labels.description} top={MARGIN}>
        <View style={styles.body}>
          {pictures.photos.length > 0 && <PhotoGrid photos={pictures.photos} />}
          {description.length > 0 && (
            <>
              <Heading color={brand}>{labels.description}</Heading>
              <Prose blocks={description} />
            </>
          )}
          {sections.map((section) => (
            <FactSection key={section.title} section={section} color={brand} />
          ))}
          {plans.length === 0 && <AgencyLegal view={view} />}
        </View>
      </SheetPage>
      {plans.length > 0 && (
        <PlansPage view={view} plans={plans} sections={view.sections.filter(isLast)} />
      )}
    </Document>
  )
}
