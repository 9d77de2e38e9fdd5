import { Image, StyleSheet, View } from '@react-pdf/renderer'
import type { PrintedPicture } from '../encoded-pictures'
import { SAND } from './theme'

const styles = StyleSheet.create({ empty: { backgroundColor: SAND } })

interface SheetPictureProps {
  picture: PrintedPicture | null
  /** Points. */
  width: number
  height: number
}

/** A picture at a size; a plain ground where it is not there. */
export const SheetPicture = ({ picture, width, height }: SheetPictureProps) =>
  picture ? (
    <Image
      src={{ data: picture.bytes, format: 'jpg' }}
      cache={false}
      style={{ width, height, objectFit: 'cover' }}
    />
  ) : (
    <View style={[styles.empty, { width, height }]} />
  )
