import { Image, StyleSheet, View } from '@react-pdf/renderer'
import type { PrintedPicture } from '../encoded-pictures'
import type { BrochureSection, BrochureView } from '@/domain/brochure/views'
import { AgencyLegal } from './AgencyLegal'
import { FactSection } from './FactSection'
import { Heading } from './Heading'
import { SheetPage } from './SheetPage'
import { COLUMN, GAP, MARGIN } from './theme'

/** Leaves room for what stands below. */
const TALLEST = 390

const styles = StyleSheet.create({
  body: { flexGrow: 1, paddingHorizontal: MARGIN },
  last: { marginTop: 'auto' },
  plans: { flexDirection: 'row', flexWrap: 'wrap', gap: 2 * GAP, marginTop: 8, marginBottom: 22 },
})

/** One alone is as wide as the sheet, several stand in two columns. */
function sizeOf({ width, height }: PrintedPicture, count: number) {
  const [widest, tallest] =
    count === 1 ? [COLUMN, TALLEST] : [(COLUMN - 2 * GAP) / 2, count > 4 ? 120 : TALLEST / 2 - GAP]
  const scale = Math.min(widest / width, tallest / height)
  return { width: width * scale, height: height * scale }
}

interface PlansPageProps {
  view: BrochureView
  plans: PrintedPicture[]
  sections: BrochureSection[]
}

/** The last sheet: the floor plans, whole, above the surroundings and the agency. */
export const PlansPage = ({ view, plans, sections }: PlansPageProps) => (
  <SheetPage view={view} name={view.labels.plans} top={MARGIN}>
    <View style={styles.body}>
      <Heading color={view.brand}>{view.labels.plans}</Heading>
      <View style={styles.plans}>
        {plans.map((plan, index) => (
          <Image
            key={index}
            src={{ data: plan.bytes, format: 'jpg' }}
            cache={false}
            style={sizeOf(plan, plans.length)}
          />
        ))}
      </View>
      {sections.map((section) => (
        <FactSection key={section.name} section={section} color={view.brand} />
      ))}
      <View style={styles.last}>
        <AgencyLegal view={view} />
      </View>
    </View>
  </SheetPage>
)
