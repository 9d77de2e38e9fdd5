import { StyleSheet, View } from '@react-pdf/renderer'
import type { BrochureView } from '@/domain/brochure/views'
import { Heading } from './Heading'
import { COLUMN, INK_SOFT, LINE } from './theme'
import { Words } from './Words'

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', justifyContent: 'space-between', fontSize: 8.5 },
  name: { fontWeight: 600 },
  left: { width: COLUMN * 0.36 },
  right: { width: COLUMN * 0.6, color: INK_SOFT },
  last: {
    marginTop: 14,
    paddingTop: 8,
    borderTopWidth: 0.5,
    borderTopColor: LINE,
    fontSize: 7.5,
    color: INK_SOFT,
  },
})

/** The agency with what the law has it say, the day the sheet was made, and what it is worth. */
export const AgencyLegal = ({ view: { agency, labels, brand } }: { view: BrochureView }) => (
  <View wrap={false}>
    {agency && (
      <>
        <Heading color={brand}>{labels.agency}</Heading>
        <View style={styles.columns}>
          <View style={styles.left}>
            <Words style={styles.name}>{agency.name}</Words>
            {agency.lines.map((line) => (
              <Words key={line}>{line}</Words>
            ))}
          </View>
          <View style={styles.right}>
            {agency.mentions.map((line) => (
              <Words key={line}>{line}</Words>
            ))}
          </View>
        </View>
      </>
    )}
    <Words style={styles.last}>{`${labels.made}. ${labels.disclaimer}`}</Words>
  </View>
)
