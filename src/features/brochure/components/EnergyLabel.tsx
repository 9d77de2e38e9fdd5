import path from 'node:path'
import { Image, StyleSheet, View } from '@react-pdf/renderer'
import type { BrochureView } from '@/domain/brochure/views'
import { INK_SOFT } from './theme'
import { Words } from './Words'

const PUBLIC = path.resolve('public')

const styles = StyleSheet.create({
  label: { flexDirection: 'row', alignItems: 'center' },
  picture: { height: 34, marginRight: 12 },
  labels: { fontWeight: 600, fontSize: 9.5 },
  value: { fontSize: 8.5, color: INK_SOFT, marginTop: 1 },
})

/** The official picture of the energy label with its words and figure. Spec §9. */
export const EnergyLabel = ({ energy }: { energy: NonNullable<BrochureView['energy']> }) => (
  <View style={styles.label}>
    {energy.image && <Image src={path.join(PUBLIC, energy.image)} style={styles.picture} />}
    <View>
      <Words style={styles.labels}>{energy.labels}</Words>
      {energy.value && <Words style={styles.value}>{energy.value}</Words>}
    </View>
  </View>
)
