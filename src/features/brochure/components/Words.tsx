import { Text, type TextProps } from '@react-pdf/renderer'
import { loweredParts, printable } from '@/domain/brochure/printable'
import { NO_BREAK_IN_WORDS } from './theme'

/** A text with only signs that the typefaces have; lowered digits are lowered. */
export function Words({ children, ...props }: Omit<TextProps, 'children'> & { children: string }) {
  return (
    <Text hyphenationPenalty={NO_BREAK_IN_WORDS} {...props}>
      {loweredParts(printable(children)).map(({ text, lowered }, index) =>
        lowered ? (
          <Text key={index} style={{ fontSize: 6, verticalAlign: 'sub' }}>
            {text}
          </Text>
        ) : (
          text
        ),
      )}
    </Text>
  )
}
