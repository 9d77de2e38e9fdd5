import { Link, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { PrintBlock, PrintRun } from '@/domain/brochure/text-blocks'
import { printable } from '@/domain/brochure/printable'
import { INK, NO_BREAK_IN_WORDS } from './theme'

const styles = StyleSheet.create({
  prose: { fontSize: 9.25, lineHeight: 1.5, marginBottom: 14 },
  paragraph: { marginBottom: 5 },
  heading: { fontWeight: 600, marginTop: 4, marginBottom: 3 },
  item: { flexDirection: 'row', marginBottom: 3 },
  mark: { width: 14 },
  dot: { width: 3, height: 3, borderRadius: 1.5, marginTop: 5.5, backgroundColor: INK },
  bold: { fontWeight: 600 },
  italic: { fontStyle: 'italic' },
  link: { color: INK, textDecoration: 'underline' },
})

const styleOf = ({ bold, italic }: PrintRun) => [
  ...(bold ? [styles.bold] : []),
  ...(italic ? [styles.italic] : []),
]

function Run({ run }: { run: PrintRun }) {
  const labels = <Text style={styleOf(run)}>{printable(run.text)}</Text>
  if (run.href === undefined) return labels
  return (
    <Link src={run.href} style={styles.link}>
      {labels}
    </Link>
  )
}

const Runs = ({ runs }: { runs: PrintRun[] }) =>
  runs.map((run, index) => <Run key={index} run={run} />)

function Block({ block: { kind, mark, runs } }: { block: PrintBlock }) {
  if (kind !== 'item') {
    return (
      <Text
        style={styles[kind]}
        hyphenationPenalty={NO_BREAK_IN_WORDS}
        minPresenceAhead={kind === 'heading' ? 30 : undefined}
      >
        <Runs runs={runs} />
      </Text>
    )
  }
  return (
    <View style={styles.item}>
      <View style={styles.mark}>{mark === '' ? <View style={styles.dot} /> : <Text>{mark}</Text>}</View>
      <Text style={{ flex: 1 }} hyphenationPenalty={NO_BREAK_IN_WORDS}>
        <Runs runs={runs} />
      </Text>
    </View>
  )
}

/** A formatted text: paragraphs, headings, items of lists, bold, italic and links. */
export const Prose = ({ blocks }: { blocks: PrintBlock[] }) => (
  <View style={styles.prose}>
    {blocks.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </View>
)
