import type { CSSProperties } from 'react'
import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { paragraphsOf, type LetterCard, type LetterView } from '../letter-view'

const INK = '#1d1d1b'
const INK_SOFT = '#55524c'
const LINE = '#dedad2'

const styles = {
  body: { margin: 0, padding: '24px 0', backgroundColor: '#f4f2ee', color: INK, fontFamily: 'Helvetica, Arial, sans-serif' },
  sheet: { maxWidth: '600px', backgroundColor: '#ffffff' },
  head: { padding: '20px 28px', fontSize: '18px', fontWeight: 600 },
  name: { margin: 0, fontSize: '18px', lineHeight: '24px', color: 'inherit' },
  main: { padding: '12px 28px 24px' },
  title: { margin: '12px 0', fontSize: '22px', lineHeight: '28px', fontWeight: 600 },
  subtitle: { margin: '24px 0 8px', fontSize: '16px', lineHeight: '22px', fontWeight: 600 },
  text: { margin: '12px 0', fontSize: '15px', lineHeight: '23px' },
  file: { margin: 0, padding: '8px 0', borderTop: `1px solid ${LINE}`, fontSize: '15px', lineHeight: '23px' },
  answers: { width: '100%', borderCollapse: 'collapse', fontSize: '14px', lineHeight: '20px' },
  label: { width: '38%', padding: '6px 12px 6px 0', borderTop: `1px solid ${LINE}`, color: INK_SOFT, fontWeight: 400, textAlign: 'left', verticalAlign: 'top' },
  value: { padding: '6px 0', borderTop: `1px solid ${LINE}`, verticalAlign: 'top' },
  card: { margin: '16px 0', padding: '14px 0 0', borderTop: `1px solid ${LINE}` },
  cardLabel: { margin: 0, fontSize: '12px', lineHeight: '18px', fontWeight: 600, color: INK_SOFT },
  cardTitle: { margin: '2px 0', fontSize: '17px', lineHeight: '24px', fontWeight: 600 },
  cardPrice: { margin: 0, fontSize: '16px', lineHeight: '24px' },
  button: { display: 'inline-block', marginTop: '20px', padding: '11px 20px', borderRadius: '4px', fontSize: '15px', textDecoration: 'none' },
  small: { margin: '8px 0', fontSize: '12px', lineHeight: '18px', color: INK_SOFT },
  rule: { margin: '24px 0 12px', borderColor: LINE },
} satisfies Record<string, CSSProperties>

/** A text whose lines stay lines in every mail program. */
const Lines = ({ text }: { text: string }) =>
  text.split('\n').map((line, at) => (
    <span key={at}>
      {at > 0 && <br />}
      {line}
    </span>
  ))

/** A mail as most programs show it. It loads nothing, so nobody learns that it was opened. */
export function LetterDocument({ letter }: { letter: LetterView }) {
  const { language, office, title, text, about, cards = [], visit, files, answers, button, note, links = [] } = letter
  const paragraphs = paragraphsOf(text)
  const filled = { backgroundColor: office.brand, color: office.onBrand }
  return (
    <Html lang={language}>
      <Head />
      <Preview>{paragraphs.join(' ')}</Preview>
      <Body style={styles.body}>
        <Container style={styles.sheet}>
          <Section style={{ ...styles.head, ...filled }}>
            <Text style={styles.name}>{office.name}</Text>
          </Section>
          <Section style={styles.main}>
            <Heading as="h1" style={styles.title}>{title}</Heading>
            {paragraphs.map((paragraph, at) => (
              <Text key={at} style={styles.text}><Lines text={paragraph} /></Text>
            ))}
            {about && <About about={about} />}
            {visit && <Answers answers={visit} />}
            {files && <Files files={files} />}
            {cards.map((card) => (
              <Card key={card.href} card={card} />
            ))}
            {answers && <Answers answers={answers} />}
            {button && <Link href={button.href} style={{ ...styles.button, ...filled }}>{button.text}</Link>}
            <Hr style={styles.rule} />
            {note && <Text style={styles.small}>{note}</Text>}
            {links.map(({ href, text }, at) => (
              <Text key={at} style={styles.small}>
                <Link href={href} style={{ color: INK_SOFT }}>{text}</Link>
              </Text>
            ))}
            <Text style={styles.small}><Lines text={[office.name, ...office.footer].join('\n')} /></Text>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

const About = ({ about: { label, title, referenceLabel, href, view } }: { about: NonNullable<LetterView['about']> }) => (
  <Text style={styles.text}>
    {label} <strong>{title}</strong>
    {referenceLabel && <> ({referenceLabel})</>}
    {href && (
      <>
        <br />
        <Link href={href} style={{ color: INK, textDecoration: 'underline' }}>{view}</Link>
      </>
    )}
  </Text>
)

const Files = ({ files: { links, text, title } }: { files: NonNullable<LetterView['files']> }) => (
  <>
    <Heading as="h2" style={styles.subtitle}>{title}</Heading>
    <Text style={styles.text}><Lines text={text} /></Text>
    {links.map(({ detail, href, name }) => (
      <Text key={href} style={styles.file}>
        <Link href={href} style={{ color: INK, fontWeight: 600, textDecoration: 'underline' }}>{name}</Link>
        {detail && <span style={{ color: INK_SOFT }}> · {detail}</span>}
      </Text>
    ))}
  </>
)

const Card = ({ card: { facts, href, label, price, title } }: { card: LetterCard }) => (
  <Section style={styles.card}>
    <Text style={styles.cardLabel}>{label}</Text>
    <Text style={styles.cardTitle}>
      <Link href={href} style={{ color: INK }}>{title}</Link>
    </Text>
    <Text style={styles.cardPrice}>{price}</Text>
    {facts.length > 0 && <Text style={{ ...styles.small, fontSize: '14px' }}>{facts.join(' · ')}</Text>}
  </Section>
)

const Answers = ({ answers: { title, lines } }: { answers: NonNullable<LetterView['answers']> }) => (
  <>
    <Heading as="h2" style={styles.subtitle}>{title}</Heading>
    <table style={styles.answers}>
      <tbody>
        {lines.map(({ name, label, value }) => (
          <tr key={name}>
            <th scope="row" style={styles.label}>{label}</th>
            <td style={styles.value}><Lines text={value} /></td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
)
