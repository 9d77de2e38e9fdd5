import { Image, StyleSheet, View } from '@react-pdf/renderer'
import type { PrintedPicture } from '../encoded-pictures'
import type { BrochureView } from '../views'
import { AgencyLegal } from './AgencyLegal'
import { Heading } from './Heading'
import { SheetPage } from './SheetPage'
import { COLUMN, GAP, MARGIN } from './theme'

/** Leaves room for the agency below. */
const TALLEST = 500

const styles = StyleSheet.create({
  body: { flexGrow: 1, paddingHorizontal: MARGIN },
  last: { marginTop: 'auto' },
  plans: { flexDirection: 'row', flexWrap: 'wrap', gap: 2 * GAP, marginTop: 8 },
})

/** One alone is as wide as the sheet, several stand in two columns. */
function sizeOf({ width, height }: PrintedPicture, count: number) {
  const [widest, tallest] =
    count === 1 ? [COLUMN, TALLEST] : [(COLUMN - 2 * GAP) / 2, count > 4 ? 150 : TALLEST / 2 - GAP]
  const scale = Math.min(widest / width, tallest / height)
  return { width: width * scale, height: height * scale }
}

interface PlansPageProps {
  view: BrochureView
  plans: PrintedPicture[]
}

/** The last sheet: the floor plans, whole, above the agency. */
export const PlansPage = ({ view, plans }: PlansPageProps) => (
  <SheetPage view={view} top={MARGIN}>
    <View style={styles.body}>
      <Heading color={view.brand}>{view.words.plans}</Heading>
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
      <View style={styles.last}>
        <AgencyLegal view={view} />
      </View>
    </View>
  </SheetPage>
)
