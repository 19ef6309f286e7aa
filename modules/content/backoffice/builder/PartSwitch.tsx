import { builderTexts } from '../../words/builder.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'

export type Part = 'tree' | 'form' | 'pv'

/**
 * Buttons for narrow screens, where only one part of the page editor is visible. Each button shows one part: the list of blocks (`tree`),
 * the form (`form`) or the preview (`pv`).
 */
export function PartSwitch({ onChoose, part }: { part: Part; onChoose: (part: Part) => void }) {
  const t = useTexts(builderTexts).preview
  const names: Readonly<Record<Part, string>> = { tree: t.tree, form: t.form, pv: t.label }
  return (
    <div className="seg parts" role="group">
      {(['tree', 'form', 'pv'] as const).map((one) => (
        <button type="button" key={one} aria-pressed={part === one} onClick={() => onChoose(one)}>
          {names[one]}
        </button>
      ))}
    </div>
  )
}
