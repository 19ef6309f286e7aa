import { builderTexts } from '../../words/builder.ts'
import { blockTexts, textOf } from '../../words/blocks.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { controlId } from './fields/field-view.ts'

/** The wrong fields because of which the server refused to publish a document, each with its message. */
export type Problems = readonly { field?: string | undefined; message: string }[]

/** A banner that lists the wrong fields of a document. A click on an entry calls `onChoose` with the field, so that the editor can show it. */
export function ProblemList({ onChoose, problems }: { problems: Problems; onChoose: (field: string) => void }) {
  const t = useTexts(builderTexts)
  const names = useTexts(blockTexts).fields
  if (problems.length === 0) return null
  return (
    <Banner tone="alarm" title={t.problems(problems.length)}>
      <ul className="elist">
        {problems.map(({ field = '', message }) => (
          <li key={field}>
            <button
              type="button"
              className="linkbtn"
              onClick={() => {
                onChoose(field)
                const id = controlId(field.replace(/^content\./, ''))
                requestAnimationFrame(() => document.getElementById(id)?.focus())
              }}
            >
              {textOf(names, field.split('.').at(-1) ?? '')}
            </button>
            : {message}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
