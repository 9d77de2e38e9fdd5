import { useTranslations } from 'next-intl'
import { EnergyImage } from '@/features/search/components/EnergyImage'
import { FactValue } from '@/features/properties/components/FactValue'
import { factName } from '@/domain/properties/fact-text'
import { wordFor } from '@/i18n/word'
import { LocalText } from '@/ui/LocalText'
import { Price } from '@/ui/Price'
import type { CompareCell, CompareRow } from '@/domain/favourites/views'
import styles from './CompareTable.module.css'

interface CompareRowsProps {
  rows: CompareRow[]
  /** False where there is nothing to differ from. */
  several: boolean
}

/** What properties are compared by; a sign and a word, not a colour, say where they differ. */
export function CompareRows({ rows, several }: CompareRowsProps) {
  const t = useTranslations('Compare')
  const words = useTranslations()
  return (
    <tbody>
      {rows.map(({ name, cells, differs }) => (
        <tr key={name} className={several && differs ? styles.differs : undefined}>
          <th scope="row">
            {wordFor(t, `rows.${name}`) ?? factName({ field: name }, words)}
            {several && differs && (
              <>
                <span className={styles.sign} aria-hidden="true">
                  {' '}
                  ≠
                </span>
                <span className="unseen"> ({t('differs')})</span>
              </>
            )}
          </th>
          {cells.map((cell, column) => (
            <td key={column}>
              {cell ? (
                <Cell cell={cell} />
              ) : (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="unseen">{t('unknown')}</span>
                </>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Cell({ cell }: { cell: CompareCell }) {
  switch (cell.kind) {
    case 'price':
      return <Price price={cell.price} />
    case 'text':
      return <LocalText text={cell.text} />
    case 'energy':
      return <EnergyImage energy={cell.energy} />
    case 'fact':
      return <FactValue fact={cell.fact} />
    default:
      return cell satisfies never
  }
}
