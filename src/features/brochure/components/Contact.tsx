import { Link, StyleSheet, View } from '@react-pdf/renderer'
import { telHref } from '@/lib/phone'
import type { PrintedPicture } from '../encoded-pictures'
import type { BrochureContact } from '@/domain/brochure/views'
import { SheetPicture } from './SheetPicture'
import { INK, INK_SOFT } from './theme'
import { Words } from './Words'

const SIDE = 46

const styles = StyleSheet.create({
  contact: { flexDirection: 'row', alignItems: 'center' },
  photo: { marginRight: 12, borderRadius: 3, overflow: 'hidden' },
  title: { fontSize: 7.5, color: INK_SOFT },
  name: { fontWeight: 600, fontSize: 9.5 },
  soft: { fontSize: 8.5, color: INK_SOFT },
  ways: { flexDirection: 'row', flexWrap: 'wrap', fontSize: 8.5 },
  way: { color: INK, textDecoration: 'none', marginRight: 10 },
})

interface ContactProps {
  contact: BrochureContact
  photo: PrintedPicture | null
  title: string
}

/** Who to call or write to; the number and the address are links. */
export function Contact({ contact, photo, title }: ContactProps) {
  const { name, role, phone, email } = contact
  const tel = telHref(phone)
  return (
    <View style={styles.contact}>
      {photo && (
        <View style={styles.photo}>
          <SheetPicture picture={photo} width={SIDE} height={SIDE} />
        </View>
      )}
      <View style={{ flex: 1 }}>
        <Words style={styles.title}>{title}</Words>
        <Words style={styles.name}>{name}</Words>
        {role !== '' && <Words style={styles.soft}>{role}</Words>}
        <View style={styles.ways}>
          {tel !== null && (
            <Link src={tel} style={styles.way}>
              {phone}
            </Link>
          )}
          {email !== '' && (
            <Link src={`mailto:${email}`} style={styles.way}>
              {email}
            </Link>
          )}
        </View>
      </View>
    </View>
  )
}
