import { Image, StyleSheet, View } from '@react-pdf/renderer'
import type { PrintedPicture } from '../encoded-pictures'
import type { BrochureView } from '@/domain/brochure/views'
import { TITLE_FONT } from './fonts'
import { INK_SOFT, MARGIN } from './theme'
import { Words } from './Words'

const HEIGHT = 26
const WIDEST = 170

const styles = StyleSheet.create({
  masthead: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    height: 62,
    flexShrink: 0,
    paddingHorizontal: MARGIN,
  },
  name: { fontFamily: TITLE_FONT, fontWeight: 500, fontSize: 17 },
  goal: {
    fontFamily: TITLE_FONT,
    fontStyle: 'italic',
    fontSize: 12,
    color: INK_SOFT,
  },
})

/** The agency's logo or name, and whether the property is for sale or for rent. */
export function Masthead({ view, logo }: { view: BrochureView; logo: PrintedPicture | null }) {
  const scale = logo && Math.min(HEIGHT / logo.height, WIDEST / logo.width)
  return (
    <View style={styles.masthead}>
      {logo && scale ? (
        <Image
          src={{ data: logo.bytes, format: 'jpg' }}
          cache={false}
          style={{ width: logo.width * scale, height: logo.height * scale }}
        />
      ) : (
        <Words style={[styles.name, { color: view.brand }]}>{view.siteName}</Words>
      )}
      <Words style={styles.goal}>{view.goal}</Words>
    </View>
  )
}
