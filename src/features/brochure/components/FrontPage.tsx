import { StyleSheet, View } from '@react-pdf/renderer'
import type { BrochurePictures } from '../printed-pictures'
import type { BrochureView } from '@/domain/brochure/views'
import { Contact } from './Contact'
import { EnergyLabel } from './EnergyLabel'
import { TITLE_FONT } from './fonts'
import { KeyFactRow } from './KeyFactRow'
import { Masthead } from './Masthead'
import { QrCode } from './QrCode'
import { SheetPage } from './SheetPage'
import { SheetPicture } from './SheetPicture'
import { FOOT, INK_SOFT, MARGIN, SHEET_HEIGHT, SHEET_WIDTH } from './theme'
import { Words } from './Words'

const PHOTO_HEIGHT = 360
const NO_PHOTO_HEIGHT = 90

const styles = StyleSheet.create({
  sheet: { height: SHEET_HEIGHT - FOOT - 1 },
  // It gives way to a long title.
  photo: { position: 'relative', flexShrink: 1, minHeight: 60, overflow: 'hidden' },
  ribbon: {
    position: 'absolute',
    left: MARGIN,
    top: 0,
    paddingVertical: 6,
    paddingHorizontal: 12,
    fontSize: 9,
    fontWeight: 600,
  },
  body: { flexGrow: 1, flexShrink: 0, paddingHorizontal: MARGIN, paddingTop: 24 },
  opening: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 18 },
  naming: { flex: 1, paddingRight: 24 },
  title: {
    fontFamily: TITLE_FONT,
    fontWeight: 500,
    lineHeight: 1.15,
  },
  place: { fontSize: 10.5, color: INK_SOFT, marginTop: 6 },
  money: { maxWidth: 190, alignItems: 'flex-end' },
  price: { fontFamily: TITLE_FONT, fontWeight: 500, fontSize: 21, lineHeight: 1.35 },
  note: { fontSize: 8.5, color: INK_SOFT, textAlign: 'right' },
  base: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    marginTop: 'auto',
    paddingTop: 14,
    paddingBottom: 10,
  },
  left: { flex: 1, paddingRight: 20 },
  energy: { marginBottom: 14 },
})

/** Points; a long title is smaller, so that the sheet stays one. */
const titleSize = ({ length }: string): number => (length > 100 ? 16 : length > 64 ? 20 : 25)

/** The first sheet: the photograph, what it is, where, for how much, and how to learn more. */
export function FrontPage({ view, pictures }: { view: BrochureView; pictures: BrochurePictures }) {
  const { ribbon, brand, onBrand, contact, energy, labels } = view
  return (
    <SheetPage view={view} name={view.title} top={0}>
      <View style={styles.sheet} wrap={false}>
      <Masthead view={view} logo={pictures.logo} />
      <View style={styles.photo}>
        <SheetPicture
          picture={pictures.front}
          width={SHEET_WIDTH}
          height={view.photos.length > 0 ? PHOTO_HEIGHT : NO_PHOTO_HEIGHT}
        />
        {ribbon !== null && (
          <Words style={[styles.ribbon, { backgroundColor: brand, color: onBrand }]}>{ribbon}</Words>
        )}
      </View>
      <View style={styles.body}>
        <View style={styles.opening}>
          <View style={styles.naming}>
            <Words style={[styles.title, { fontSize: titleSize(view.title) }]}>{view.title}</Words>
            <Words style={styles.place}>{view.place}</Words>
          </View>
          <View style={styles.money}>
            <Words style={[styles.price, { color: brand }]}>{view.price}</Words>
            {view.priceNotes.map((note) => (
              <Words key={note} style={styles.note}>
                {note}
              </Words>
            ))}
          </View>
        </View>
        {view.keyFacts.length > 0 && <KeyFactRow facts={view.keyFacts} />}
        <View style={styles.base}>
          <View style={styles.left}>
            {energy && (
              <View style={styles.energy}>
                <EnergyLabel energy={energy} />
              </View>
            )}
            {contact && (
              <Contact contact={contact} photo={pictures.person} title={labels.contact} />
            )}
          </View>
          <QrCode url={view.url} scan={labels.scan} reference={labels.reference} />
        </View>
      </View>
      </View>
    </SheetPage>
  )
}
