import { StyleSheet, View } from '@react-pdf/renderer'
import { photoRows, type PerRow } from '@/domain/brochure/photo-rows'
import type { PrintedPicture } from '../encoded-pictures'
import { SheetPicture } from './SheetPicture'
import { COLUMN, GAP } from './theme'

const HEIGHT: Record<PerRow, number> = { 1: 220, 2: 162, 3: 112 }

const styles = StyleSheet.create({
  grid: { marginBottom: 14 },
  row: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: GAP },
})

/** Photographs in rows without gaps; a plain ground where one is missing. */
export function PhotoGrid({ photos }: { photos: (PrintedPicture | null)[] }) {
  const rows = photoRows(photos.length)
  const startOf = (row: number): number =>
    rows.slice(0, row).reduce((sum: number, perRow) => sum + perRow, 0)
  return (
    <View style={styles.grid}>
      {rows.map((perRow, row) => (
        <View key={row} style={styles.row} wrap={false}>
          {photos.slice(startOf(row), startOf(row) + perRow).map((photo, index) => (
            <SheetPicture
              key={index}
              picture={photo}
              width={(COLUMN - GAP * (perRow - 1)) / perRow}
              height={HEIGHT[perRow]}
            />
          ))}
        </View>
      ))}
    </View>
  )
}
