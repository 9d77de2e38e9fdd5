import { StyleSheet, View } from '@react-pdf/renderer'
import type { BrochureLine, BrochureSection } from '@/domain/brochure/views'
import { Heading } from './Heading'
import { COLUMN, INK_SOFT, LINE, LINEN } from './theme'
import { Words } from './Words'

const BETWEEN = 22
const HALF = (COLUMN - BETWEEN) / 2

const styles = StyleSheet.create({
  section: { marginBottom: 14 },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  line: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingVertical: 2.5,
    borderTopWidth: 0.5,
    borderTopColor: LINE,
    fontSize: 8.5,
    lineHeight: 1.35,
  },
  name: { color: INK_SOFT, paddingRight: 8 },
  notice: { backgroundColor: LINEN, borderRadius: 4, padding: 9, marginBottom: 7, fontSize: 8.5 },
  noticeTitle: { fontWeight: 600 },
})

interface LineProps {
  line: BrochureLine
  wide: boolean
}

const Line = ({ line: { name, value }, wide }: LineProps) => (
  <View style={[styles.line, { width: wide ? COLUMN : HALF }]}>
    <Words style={[styles.name, { width: wide ? '32%' : '45%' }]}>{name}</Words>
    <Words style={{ width: wide ? '68%' : '55%' }}>{value}</Words>
  </View>
)

/** What is longer may go on on the next sheet; it could be longer than a sheet. */
const LONG = 600

const isLong = (lines: readonly BrochureLine[]): boolean =>
  lines.some(({ value }) => value.length > LONG)

const Row = ({ lines, wide }: { lines: BrochureLine[]; wide: boolean }) => (
  <View style={styles.row} wrap={isLong(lines)}>
    {lines.map((line) => (
      <Line key={line.name} line={line} wide={wide} />
    ))}
  </View>
)

/** Facts of one subject: two beside each other, or one below the other where they are sentences. */
export function FactSection({ section, color }: { section: BrochureSection; color: string }) {
  const { title, lines, wide, notice } = section
  const perRow = wide ? 1 : 2
  const rows = Array.from({ length: Math.ceil(lines.length / perRow) }, (_, row) =>
    lines.slice(row * perRow, (row + 1) * perRow),
  )
  const [first = [], ...others] = rows
  return (
    <View style={styles.section}>
      {/* A heading never stands alone at the foot of a sheet. */}
      <View wrap={isLong(first)}>
        <Heading color={color}>{title}</Heading>
        {notice && (
          <View style={styles.notice}>
            <Words style={styles.noticeTitle}>{notice.title}</Words>
            <Words>{notice.text}</Words>
          </View>
        )}
        <Row lines={first} wide={wide} />
      </View>
      {others.map((lines) => (
        <Row key={lines[0]?.name} lines={lines} wide={wide} />
      ))}
    </View>
  )
}
