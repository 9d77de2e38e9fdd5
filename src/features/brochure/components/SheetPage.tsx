import type { ReactNode } from 'react'
import { Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { BrochureView } from '@/domain/brochure/views'
import { TEXT_FONT } from './fonts'
import { FOOT, FOOT_LINE, INK, INK_SOFT, LINE, MARGIN } from './theme'
import { Words } from './Words'

const styles = StyleSheet.create({
  page: {
    fontFamily: TEXT_FONT,
    fontSize: 9,
    lineHeight: 1.45,
    color: INK,
    paddingBottom: FOOT,
  },
  foot: {
    position: 'absolute',
    left: MARGIN,
    right: MARGIN,
    // From above: measured from below, the drawing loses it where a line height is inherited.
    top: FOOT_LINE,
    paddingTop: 7,
    borderTopWidth: 0.5,
    borderTopColor: LINE,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 7.5,
    color: INK_SOFT,
  },
})

interface SheetPageProps {
  view: BrochureView
  /** What a reader's list of contents calls it. */
  name: string
  /** Free space above, in points. */
  top: number
  children: ReactNode
}

/** A sheet of A4 with the line at its foot: agency, reference and page. */
export const SheetPage = ({ view, name, top, children }: SheetPageProps) => (
  <Page bookmark={name} size="A4" style={[styles.page, { paddingTop: top }]}>
    <View style={styles.foot} fixed>
      <Words>{`${view.siteName}  ·  ${view.labels.reference}`}</Words>
      <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
    </View>
    {children}
  </Page>
)
