import { StyleSheet, View } from '@react-pdf/renderer'
import type { BrochureLine } from '@/domain/brochure/views'
import { TITLE_FONT } from './fonts'
import { COLUMN, INK_SOFT, LINEN } from './theme'
import { Words } from './Words'

/** So that the last row is not one fact alone. */
const perRow = (count: number): number => (count === 4 || count > 6 ? 4 : 3)

const styles = StyleSheet.create({
  facts: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    backgroundColor: LINEN,
    borderRadius: 4,
    paddingVertical: 8,
    paddingHorizontal: 14,
  },
  fact: { paddingVertical: 5, paddingRight: 10 },
  value: { fontFamily: TITLE_FONT, fontWeight: 500, fontSize: 14, lineHeight: 1.2 },
  name: { fontSize: 8, color: INK_SOFT, marginTop: 1 },
})

/** The few facts everybody asks for first, large. */
export const KeyFactRow = ({ facts }: { facts: BrochureLine[] }) => (
  <View style={styles.facts}>
    {facts.map(({ name, value }) => (
      <View key={name} style={[styles.fact, { width: (COLUMN - 28) / perRow(facts.length) }]}>
        <Words style={styles.value}>{value}</Words>
        <Words style={styles.name}>{name}</Words>
      </View>
    ))}
  </View>
)
