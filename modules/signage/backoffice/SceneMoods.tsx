import { useTexts } from '#ui/backoffice/staff.tsx'
import type { Canvas, Region } from '../contract.ts'
import { plannerTexts } from '../words/planner.ts'
import type { PreviewMood } from './preview-context.ts'
import { ScenePreview } from './ScenePreview.tsx'

interface Props {
  scene: { canvas: Canvas; regions: readonly Region[] }
  branchId: string | undefined
  mood: PreviewMood
  onChoose: (mood: PreviewMood) => void
}

const moods: readonly PreviewMood[] = ['data', 'empty', 'sold-out']

/**
 * Small previews of the scene with data, without data, and with a sold-out dish. A click on a preview shows the scene in this way on the
 * canvas.
 */
export function SceneMoods({ scene, branchId, mood, onChoose }: Props) {
  const t = useTexts(plannerTexts)
  return (
    <>
      <h2 className="over">{t.looksWhen}</h2>
      <div className="moods">
        {moods.map((one) => (
          <button type="button" key={one} className="plain" aria-pressed={mood === one} onClick={() => onChoose(one)}>
            <ScenePreview scene={scene} mood={one} branchId={branchId} label={t.moods[one]} />
            <b className="sm">{t.moodTexts[one]}</b>
          </button>
        ))}
      </div>
    </>
  )
}
