import { Image, StyleSheet, View } from '@react-pdf/renderer'
import type { PrintedPicture } from '../encoded-pictures'
import type { BrochureView } from '../views'
import { Heading } from './Heading'
import { SheetPage } from './SheetPage'
import { COLUMN, GAP, MARGIN } from './theme'

const TALLEST = 620

const styles = StyleSheet.create({
  body: { paddingHorizontal: MARGIN },
  plans: { flexDirection: 'row', flexWrap: 'wrap', gap: 2 * GAP, marginTop: 8 },
})

/** One alone is as wide as the sheet, several stand in two columns. */
function sizeOf({ width, height }: PrintedPicture, count: number) {
  const [widest, tallest] =
    count === 1 ? [COLUMN, TALLEST] : [(COLUMN - 2 * GAP) / 2, count > 4 ? 200 : TALLEST / 2 - GAP]
  const scale = Math.min(widest / width, tallest / height)
  return { width: width * scale, height: height * scale }
}

interface PlansPageProps {
  view: BrochureView
  plans: PrintedPicture[]
}

/** The floor plans, whole, on a sheet of their own. */
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
    </View>
  </SheetPage>
)
