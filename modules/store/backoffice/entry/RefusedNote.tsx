import { formatMomentInText } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { entryTexts } from '../../words/entry.ts'
import type { closedNow } from './closed.ts'

/** The reason, beside the button, why the order cannot be sent: the branch is closed and takes no preorders. */
export function RefusedNote({
  branch,
  closed,
}: {
  branch: { name: string; timeZone: string }
  closed: NonNullable<ReturnType<typeof closedNow>>
}) {
  const t = useTexts(entryTexts)
  const { locale } = useStaff()
  const now = useNow(60_000)
  const opens = closed.opens === undefined ? undefined : formatMomentInText(closed.opens, now, branch.timeZone, locale)
  const words = closed.isOnlyDelivery ? t.delivery : t.opening
  return (
    <p className="errm" role="status">
      {words.noPreorder(branch.name, opens)}
    </p>
  )
}
