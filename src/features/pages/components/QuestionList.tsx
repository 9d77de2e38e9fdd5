import type { QuestionView } from '@/domain/pages/article-views'
import { LEVEL_BELOW } from '@/ui/level-below'
import { RichText } from '@/ui/RichText'
import { anchorsOf } from '@/domain/pages/anchors'
import { Disclosure } from './Disclosure'

interface QuestionListProps {
  /** The article they belong to. */
  article: number
  questions: QuestionView[]
  level: 2 | 3 | 4 | 5
}

/** Questions that open on their answers, without a script. Spec §2, "Configured pages". */
export function QuestionList({ article, questions, level }: QuestionListProps) {
  const anchors = anchorsOf(
    article,
    questions.map(({ question }) => question.text),
  )
  return (
    <div>
      {questions.map(({ question, answer }, index) => (
        <Disclosure
          key={anchors[index]}
          id={anchors[index] ?? ''}
          title={question}
          level={level}
        >
          <RichText text={answer} level={LEVEL_BELOW[level]} />
        </Disclosure>
      ))}
    </div>
  )
}
