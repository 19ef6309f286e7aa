import { builderTexts } from '../../words/builder.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'

/**
 * A badge in the list of blocks: the number of wrong fields in a block. The page cannot be published until they are corrected. Without
 * wrong fields there is no badge.
 */
export function Wrong({ count }: { count: number }) {
  const t = useTexts(builderTexts).tree
  return count > 0 ? (
    <span className="cnt alarm" aria-label={t.wrong(count)}>
      {count}
    </span>
  ) : null
}
