import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, NativeSelect, NumberInput } from '@mantine/core'
import type { Scene, SegmentRecord } from '../contract.ts'
import { passLength } from '../rules/program.ts'
import { plannerTexts } from '../words/planner.ts'
import { signageTitles } from '../words/titles.ts'

interface Props {
  items: SegmentRecord['items']
  scenes: readonly Scene[]
  onChange: (items: SegmentRecord['items']) => void
}

/** The scenes of a segment in the sequence in which they play, each with seconds and transition, and their total length. */
export function SegmentItems({ items, scenes, onChange }: Props) {
  const t = useTexts(plannerTexts)
  const titles = useTexts(signageTitles)
  const length = passLength(items)
  const setItem = (place: number, changes: Partial<Props['items'][number]>): void =>
    onChange(items.map((one, at) => (at === place ? { ...one, ...changes } : one)))
  return (
    <>
      {items.map((item, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a segment may contain the same scene twice
        <div className="row end w" key={place}>
          <NativeSelect
            className="sp"
            label={titles.scene}
            value={item.scene}
            onChange={(event) => setItem(place, { scene: event.currentTarget.value })}
            data={scenes.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <NumberInput
            label={t.seconds}
            w={130}
            min={3}
            max={3600}
            allowDecimal={false}
            value={item.seconds}
            onChange={(value) => setItem(place, { seconds: Math.max(3, Number(value) || 3) })}
          />
          <NativeSelect
            label={t.transition}
            value={item.transition}
            onChange={(event) => setItem(place, { transition: event.currentTarget.value === 'cut' ? 'cut' : 'fade' })}
            data={(['fade', 'cut'] as const).map((value) => ({ value, label: t.transitions[value] }))}
          />
          <Button
            variant="subtle"
            disabled={items.length === 1}
            onClick={() => onChange(items.filter((_, at) => at !== place))}
          >
            {t.remove}
          </Button>
        </div>
      ))}
      <div className="row w">
        <Button
          size="xs"
          disabled={scenes.length === 0}
          onClick={() => scenes[0] && onChange([...items, { scene: scenes[0].id, seconds: 15, transition: 'fade' }])}
        >
          {t.addScene}
        </Button>
        <span className="mut sm">
          {t.total(
            items.length,
            `${Math.floor(length / 60_000)}:${String(Math.round((length % 60_000) / 1000)).padStart(2, '0')}`,
          )}
        </span>
      </div>
    </>
  )
}
