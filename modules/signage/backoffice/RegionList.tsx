import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import type { Region } from '../contract.ts'
import { MOST_REGIONS } from '../rules/canvas.ts'
import { plannerTexts } from '../words/planner.ts'
import { addable } from './region-defaults.ts'

interface Props {
  regions: readonly Region[]
  chosen: string | undefined
  onChoose: (id: string) => void
  onAdd: (kind: (typeof addable)[number]) => void
}

/** The regions of a scene as a list, the frontmost region first, and the buttons that add a region. */
export function RegionList({ regions, chosen, onChoose, onAdd }: Props) {
  const t = useTexts(plannerTexts)
  return (
    <>
      <h2 className="over">{t.regions}</h2>
      <ul className="regions">
        {regions
          .toSorted((a, b) => b.z - a.z)
          .map((one) => (
            <li key={one.id}>
              <button type="button" className="plain" aria-pressed={chosen === one.id} onClick={() => onChoose(one.id)}>
                <b>{t.kinds[one.content.kind]}</b>
                <span className="mut sm el">
                  {one.content.kind === 'text' ? one.content.text : `${one.x} · ${one.y}, ${one.w} × ${one.h}`}
                </span>
              </button>
            </li>
          ))}
      </ul>
      <h2 className="over">{t.add}</h2>
      <div className="adds">
        {addable.map((kind) => (
          <Button key={kind} size="xs" disabled={regions.length >= MOST_REGIONS} onClick={() => onAdd(kind)}>
            {t.kinds[kind]}
          </Button>
        ))}
      </div>
    </>
  )
}
