import { Banner } from '#ui/backoffice/Banner.tsx'
import { formatTime } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { keptEntryTexts } from '../../words/kept-entry.ts'

/** Shown above the form after stored input was restored: staff had begun to enter a new order in this tab. A button starts a new order. */
export function KeptEntry({
  found,
  zone,
  onRestart,
}: {
  /**
   * The restored input; undefined if none was stored. `at`: when it was stored, in milliseconds since 1970. `lost`: the names of dishes that
   * were left out, because they can no longer be ordered with the stored unit and choices.
   */
  found: { at: number; lost: readonly string[] } | undefined
  zone: string
  onRestart: () => void
}) {
  const t = useTexts(keptEntryTexts)
  if (!found) return null
  return (
    <div style={{ padding: '0 20px 12px' }}>
      <Banner tone="idle">
        <div className="row w">
          <span>
            {t.found(formatTime(found.at, zone))} {found.lost.length > 0 ? t.gone(found.lost.join(', ')) : null}
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
