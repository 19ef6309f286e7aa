import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { type ScreenCondition, screenConditions } from '../rules/condition.ts'
import { wallTexts } from '../words/wall.ts'
import { signageTitles } from '../words/titles.ts'

const dots = {
  unpaired: '',
  connecting: 'prog',
  running: 'ok',
  loading: 'prog',
  stale: 'new',
  override: 'way',
  offline: 'alarm',
} as const

interface Props {
  total: number
  count: (condition: ScreenCondition) => number
  only: ScreenCondition | undefined
  onOnly: (condition: ScreenCondition | undefined) => void
  selected: number
  /** Called when a person selects all screens that the list shows, or deselects all. */
  onAll: () => void
}

/** A button ('chip') for each condition, such as offline, with the number of screens. A click shows only these screens. */
export function ConditionChips({ total, count, only, onOnly, selected, onAll }: Props) {
  const t = useTexts(wallTexts)
  const titles = useTexts(signageTitles)
  return (
    <div className="row w" role="group" aria-label={titles.wall}>
      <button type="button" className="chip" aria-pressed={only === undefined} onClick={() => onOnly(undefined)}>
        {t.all(total)}
      </button>
      {screenConditions
        .filter((condition) => count(condition) > 0)
        .map((condition) => (
          <button
            type="button"
            key={condition}
            className="chip"
            aria-pressed={only === condition}
            onClick={() => onOnly(condition)}
          >
            <span className={`dot ${dots[condition]}`} aria-hidden /> {t.conditions[condition]} {count(condition)}
          </button>
        ))}
      <Button size="xs" variant="subtle" onClick={onAll}>
        {selected > 0 ? t.chooseNone : t.chooseAll}
      </Button>
      {selected > 0 ? <b className="sm">{t.selected(selected)}</b> : null}
    </div>
  )
}
