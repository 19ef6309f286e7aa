import { useTexts } from '#ui/backoffice/staff.tsx'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Canvas, Region } from '../contract.ts'
import { fitted, snapped } from '../rules/canvas.ts'
import { plannerTexts } from '../words/planner.ts'
import { signageTitles } from '../words/titles.ts'
import { ScenePreview } from './ScenePreview.tsx'
import type { PreviewMood } from './preview-context.ts'

interface Props {
  canvas: Canvas
  regions: readonly Region[]
  chosen: string | undefined
  mood: PreviewMood
  branchId: string | undefined
  onChoose: (id: string) => void
  /** Called with the changed region. Consecutive changes with the same `mark` count as one step for 'undo'. */
  onChange: (region: Region, mark: string) => void
}

interface Drag {
  id: string
  how: 'move' | 'size'
  x: number
  y: number
  start: Region
  mark: string
}

const arrows: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The canvas of the scene editor: the drawn scene with a frame around each region. A person can drag a region (it snaps to edges and
 * centres), move it with the arrow keys, and change its size at its corner.
 */
export function EditCanvas({ canvas, regions, chosen, mood, branchId, onChoose, onChange }: Props) {
  const t = useTexts(plannerTexts)
  const titles = useTexts(signageTitles)
  const place = useRef<HTMLDivElement>(null)
  const drags = useRef(0)
  const [drag, setDrag] = useState<Drag>()
  const [guides, setGuides] = useState<{ vertical?: number | undefined; horizontal?: number | undefined }>({})
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`
  const begin = (region: Region, how: Drag['how']) => (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    onChoose(region.id)
    drags.current += 1
    setDrag({ id: region.id, how, x: event.clientX, y: event.clientY, start: region, mark: `drag ${drags.current}` })
  }
  const move = (event: PointerEvent): void => {
    if (!drag || !place.current) return
    const scale = canvas.w / place.current.clientWidth
    const [dx, dy] = [(event.clientX - drag.x) * scale, (event.clientY - drag.y) * scale]
    const { start } = drag
    if (drag.how === 'size') {
      const [w, h] = [Math.min(start.w + dx, canvas.w - start.x), Math.min(start.h + dy, canvas.h - start.y)]
      onChange({ ...start, ...fitted({ ...start, w, h }, canvas) }, drag.mark)
      return
    }
    const wanted = { x: start.x + dx, y: start.y + dy, w: start.w, h: start.h }
    // While the Alt key is pressed, the dragged region does not snap to edges and centres.
    const found = event.altKey
      ? { box: fitted(wanted, canvas), vertical: undefined, horizontal: undefined }
      : snapped(
          wanted,
          regions.filter(({ id }) => id !== drag.id),
          canvas,
        )
    setGuides({ vertical: found.vertical, horizontal: found.horizontal })
    onChange({ ...start, ...found.box }, drag.mark)
  }
  const end = (): void => {
    setDrag(undefined)
    setGuides({})
  }
  const keys = (region: Region) => (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (!by) return
    event.preventDefault()
    const step = event.shiftKey ? 10 : 1
    const box = fitted({ ...region, x: region.x + by[0] * step, y: region.y + by[1] * step }, canvas)
    onChange({ ...region, ...box }, `${region.id} arrows`)
  }
  return (
    <div className="edit-canvas" ref={place} onPointerMove={move} onPointerUp={end} onPointerCancel={end}>
      <ScenePreview scene={{ canvas, regions }} mood={mood} branchId={branchId} label={titles.scene} />
      {regions
        .toSorted((a, b) => a.z - b.z)
        .map((region) => (
          <button
            type="button"
            key={region.id}
            className="frame"
            aria-pressed={chosen === region.id}
            aria-label={`${t.kinds[region.content.kind]}, ${region.w} × ${region.h}. ${t.keys}`}
            style={{
              left: percent(region.x, canvas.w),
              top: percent(region.y, canvas.h),
              width: percent(region.w, canvas.w),
              height: percent(region.h, canvas.h),
            }}
            onPointerDown={begin(region, 'move')}
            onFocus={() => onChoose(region.id)}
            onKeyDown={keys(region)}
          >
            {chosen === region.id ? <i className="handle" aria-hidden onPointerDown={begin(region, 'size')} /> : null}
          </button>
        ))}
      {guides.vertical === undefined ? null : (
        <i className="guide v" style={{ left: percent(guides.vertical, canvas.w) }} />
      )}
      {guides.horizontal === undefined ? null : (
        <i className="guide h" style={{ top: percent(guides.horizontal, canvas.h) }} />
      )}
    </div>
  )
}
