import { Link, Path, StyleSheet, Svg, View } from '@react-pdf/renderer'
import { qrPath } from '@/domain/brochure/qr-path'
import { INK, INK_SOFT } from './theme'
import { Words } from './Words'

const SIDE = 74

const styles = StyleSheet.create({
  code: { flexDirection: 'row', alignItems: 'center' },
  labels: { width: 116, marginLeft: 12 },
  scan: { fontSize: 8.5, lineHeight: 1.4 },
  reference: { fontSize: 8, color: INK_SOFT, marginTop: 5 },
})

interface QrCodeProps {
  url: string
  scan: string
  reference: string
}

/** The address of the page as a code to scan, which is a link too, with the reference to name. */
export function QrCode({ url, scan, reference }: QrCodeProps) {
  const { path, size } = qrPath(url)
  return (
    <View style={styles.code}>
      <Link src={url}>
        <Svg width={SIDE} height={SIDE} viewBox={`0 0 ${size} ${size}`}>
          <Path d={path} fill={INK} />
        </Svg>
      </Link>
      <View style={styles.labels}>
        <Words style={styles.scan}>{scan}</Words>
        <Words style={styles.reference}>{reference}</Words>
      </View>
    </View>
  )
}
