import { builderTexts } from '../../words/builder.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'

/** How many fields of a block stop it from being published. */
export function Wrong({ count }: { count: number }) {
  const t = useTexts(builderTexts).tree
  return count > 0 ? (
    <span className="cnt alarm" aria-label={t.wrong(count)}>
      {count}
    </span>
  ) : null
}
