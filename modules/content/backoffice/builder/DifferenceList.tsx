import { blockTexts, textOf } from '../../words/blocks.ts'
import { builderTexts } from '../../words/builder.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { Difference, Step } from '../../rules/differences.ts'
import { wordDifferences } from '../../rules/word-differences.ts'

/**
 * Lists the fields that differ between two versions of a document (for example a page). Removed text is struck through and added text is
 * marked.
 */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const t = useTexts(builderTexts).versionList
  const page = useTexts(builderTexts).page
  const names = useTexts(blockTexts)
  const own: Readonly<Record<string, string>> = {
    name: page.name,
    path: page.address,
    title: page.title,
    type: page.kind,
    description: page.description,
    divisionId: page.division,
  }
  const nameOf = ({ kind, name, title }: Step, isAlone: boolean): string => {
    if (kind === 'field') return isAlone ? (own[name] ?? textOf(names.fields, name)) : textOf(names.fields, name)
    return title ?? (kind === 'block' ? textOf(names.types, name) : textOf(names.items, name))
  }
  if (differences.length === 0) return <p className="mut">{t.same}</p>
  return (
    <ul className="col" style={{ gap: 12 }}>
      {differences.map((one) => (
        <li key={`${one.kind} ${one.path.map((step) => step.id ?? step.name).join('.')}`}>
          <p className="xs b mut">{one.path.map((step) => nameOf(step, one.path.length === 1)).join(' · ')}</p>
          {one.kind === 'field' ? (
            <p className="diff">
              {wordDifferences(one.before, one.after).map((part, index) =>
                part.kind === 'same' ? (
                  part.text
                ) : part.kind === 'old' ? (
                  // oxlint-disable-next-line react/no-array-index-key -- parts of a sentence have no id other than their position
                  <del key={index}>{part.text}</del>
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- parts of a sentence have no id other than their position
                  <ins key={index}>{part.text}</ins>
                ),
              )}
            </p>
          ) : (
            <p className="sm">{t[one.kind]}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
