import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import type { FormView } from '@/domain/forms/views'
import { FormSubject } from './FormSubject'
import styles from './Form.module.css'

interface NeedsSubjectProps extends Pick<FormView, 'subject'> {
  lists: NonNullable<FormView['lists']>
}

/** What is asked for, by what may be chosen. */
const ASKED = { both: 'another', property: 'anotherProperty', project: 'anotherProject' } as const

function kindIn({ projects, rent, sale }: NeedsSubjectProps['lists']): keyof typeof ASKED {
  if (!projects) return 'property'
  return sale || rent ? 'both' : 'project'
}

/** Where to choose what a form is about that means nothing without it; `subject` is one that is sold. */
export function NeedsSubject({ lists, subject }: NeedsSubjectProps) {
  const t = useTranslations('FormPage')
  return (
    <div className={styles.off}>
      {subject ? <FormSubject subject={subject} /> : <p>{t(ASKED[kindIn(lists)])}</p>}
      <p className={styles.choices}>
        {(['sale', 'rent', 'projects'] as const).filter((list) => lists[list]).map((list) => (
          <a key={list} className={buttons.secondary} href={lists[list]}>
            {t(list)}
          </a>
        ))}
      </p>
    </div>
  )
}
