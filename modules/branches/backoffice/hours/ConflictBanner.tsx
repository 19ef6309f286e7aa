import { Banner } from '#ui/backoffice/Banner.tsx'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import type { OpeningHoursConflict } from '../../rules/opening-hours-conflicts.ts'
import type { OpeningHourRule } from '../../rules/opening-hours.ts'
import { hoursTexts } from '../../words/hours.ts'
import { type Repair, repairsOf } from './hours-repair.ts'
import { conflictText } from './words.ts'

/** A banner about a conflict: in one rule, or between two rules. Each button offers another way to repair the conflict. */
export function ConflictBanner({
  conflict,
  rules,
  onRepair,
}: {
  conflict: OpeningHoursConflict
  rules: readonly OpeningHourRule[]
  onRepair: (repair: Repair) => void
}) {
  const t = useTexts(hoursTexts)
  const locale = useLocale()
  const words = (repair: Repair): string =>
    repair.kind === 'merge'
      ? t.merge(repair.from, repair.to)
      : repair.kind === 'shorten'
        ? t.shorten(repair.to)
        : t[repair.kind]
  return (
    <Banner tone="alarm" title={conflictText(conflict, rules, locale)}>
      {'merged' in conflict && conflict.code === 'opening_hours.overlap' ? (
        <p>{t.guestsSee(conflict.merged.from, conflict.merged.to)}</p>
      ) : null}
      <div className="row w" style={{ marginTop: 6 }}>
        {repairsOf(conflict, rules).map((repair) => (
          <Button key={repair.kind} size="xs" onClick={() => onRepair(repair)}>
            {words(repair)}
          </Button>
        ))}
      </div>
    </Banner>
  )
}
