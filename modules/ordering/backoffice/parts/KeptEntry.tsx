import { Banner } from '#ui/backoffice/Banner.tsx'
import { formatUntil } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { keptEntryTexts } from '../../words/kept-entry.ts'

/** Shown above the form after stored input was restored: staff had begun to enter a new order in this tab. A button discards the input. */
export function KeptEntry({
  found,
  zone,
  onRestart,
}: {
  /**
   * The restored input; undefined if none was stored. `at`: when it was stored, in milliseconds since 1970. `lost`: the names of dishes that
   * were left out, because they are no longer sold in the stored unit.
   */
  found: { at: number; lost: readonly string[] } | undefined
  zone: string
  onRestart: () => void
}) {
  const t = useTexts(keptEntryTexts)
  const { clock, locale } = useStaff()
  if (!found) return null
  return (
    <div style={{ padding: '0 20px 12px' }}>
      <Banner tone="idle">
        <div className="row w">
          <span>
            {t.found(formatUntil(found.at, clock.now(), zone, locale))}{' '}
            {found.lost.length > 0 ? t.gone(found.lost.join(', ')) : null}
          </span>
          <span className="sp" />
          <Button size="sm" onClick={onRestart}>
            {t.restart}
          </Button>
        </div>
      </Banner>
    </div>
  )
}
