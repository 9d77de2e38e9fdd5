import { StyleSheet } from '@react-pdf/renderer'
import { TITLE_FONT } from './fonts'
import { Words } from './Words'

const styles = StyleSheet.create({
  heading: {
    fontFamily: TITLE_FONT,
    fontWeight: 500,
    fontSize: 13.5,
    lineHeight: 1.2,
    marginBottom: 5,
  },
})

/** The title of a part. */
export const Heading = ({ color, children }: { color: string; children: string }) => (
  <Words style={[styles.heading, { color }]}>
    {children}
  </Words>
)
