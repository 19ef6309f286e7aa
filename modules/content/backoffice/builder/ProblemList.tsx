import { builderTexts } from '../../words/builder.ts'
import { blockTexts, textOf } from '../../words/blocks.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { showField } from './show-field.ts'

/** A wrong field, with its error message. Because of this field the server refused to publish or plan a document. */
export interface Problem {
  field?: string | undefined
  code?: string
  message: string
}
export type Problems = readonly Problem[]

interface ListProps {
  problems: Problems
  /** The step that the server refused. */
  action: 'publish' | 'plan'
  onChoose: (field: string) => void
}

/**
 * A banner that lists the wrong fields of a document; without wrong fields it is not shown. A click on an entry calls `onChoose` with the
 * field and then shows the field. If the field is a picture in a list of pictures, the banner names it by its position, for example 'Bild
 * 2', as the form does.
 */
export function ProblemList({ action, onChoose, problems }: ListProps) {
  const t = useTexts(builderTexts)
  const names = useTexts(blockTexts).fields
  if (problems.length === 0) return null
  const nameOf = (field: string): string => {
    const last = field.split('.').at(-1) ?? ''
    return /^\d+$/.test(last) ? t.field.picture(Number(last) + 1) : textOf(names, last)
  }
  return (
    <Banner tone="alarm" title={action === 'plan' ? t.planProblems(problems.length) : t.problems(problems.length)}>
      <ul className="elist">
        {problems.map(({ field = '', message }) => (
          <li key={field}>
            <button
              type="button"
              className="linkbtn"
              onClick={() => {
                onChoose(field)
                showField(field)
              }}
            >
              {nameOf(field)}
            </button>
            : {message}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
