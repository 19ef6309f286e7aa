import { useTexts } from '#ui/backoffice/staff.tsx'
import { type PointerEvent, useRef, useState } from 'react'
import type { Layer, TemplateCanvas } from '../contract.ts'
import { snapped } from '../rules/arrange.ts'
import { resized } from '../rules/place.ts'
import type { Shape } from '../rules/svg.ts'
import { templateTexts } from '../words/templates.ts'
import { imageTemplatesTitles } from '../words/titles.ts'
import { Drawing } from './Drawing.tsx'

interface Props {
  canvas: TemplateCanvas
  layers: readonly Layer[]
  shape: Shape
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
  /** Called while a layer is dragged. Changes with the same `mark` are undone in one step. */
  onChange: (layer: Layer, mark: string) => void
}

type Grip = 'move' | 'size' | 'turn'
interface Drag {
  readonly grip: Grip
  readonly start: Layer
  readonly x: number
  readonly y: number
  readonly mark: string
}

/** A dragged layer jumps to an edge or centre of the canvas or of another layer that is at most this many screen pixels away. */
const REACH = 6

/**
 * The template as a drawing, with a frame around each layer. Dragging a frame moves the layer, dragging the corner of the frame resizes the
 * layer, and dragging the handle above the frame turns the layer. The keys of the editor work on the whole screen (layer-keys.ts).
 */
export function EditCanvas({ canvas, chosen, layers, onChange, onChoose, shape }: Props) {
  const t = useTexts(templateTexts)
  const titles = useTexts(imageTemplatesTitles)
  const place = useRef<HTMLDivElement>(null)
  const drags = useRef(0)
  const [drag, setDrag] = useState<Drag>()
  const [guides, setGuides] = useState<{ vertical?: number | undefined; horizontal?: number | undefined }>({})
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`
  const begin = (layer: Layer, grip: Grip) => (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    onChoose(layer.id)
    drags.current += 1
    setDrag({ grip, start: layer, x: event.clientX, y: event.clientY, mark: `drag ${drags.current}` })
  }
  const move = (event: PointerEvent): void => {
    const box = place.current?.getBoundingClientRect()
    if (!drag || !box) return
    const scale = canvas.w / box.width
    const { grip, mark, start } = drag
    const [dx, dy] = [(event.clientX - drag.x) * scale, (event.clientY - drag.y) * scale]
    if (grip === 'size') return onChange({ ...start, ...resized(start, start.rotation, dx, dy) }, mark)
    if (grip === 'turn') {
      const [x, y] = [start.x + start.w / 2, start.y + start.h / 2]
      const turn =
        (Math.atan2((event.clientX - box.left) * scale - x, y - (event.clientY - box.top) * scale) * 180) / Math.PI
      // With Shift the layer turns in steps of 15 degrees, otherwise in steps of one degree.
      const step = event.shiftKey ? 15 : 1
      return onChange({ ...start, rotation: Math.round(turn / step) * step }, mark)
    }
    const wanted = { x: start.x + dx, y: start.y + dy, w: start.w, h: start.h }
    const others = layers.filter(({ id, isVisible }) => isVisible && id !== start.id)
    // A dragged layer jumps to near edges and centres of the canvas and of other layers. It does not jump while Alt is pressed, or if the layer
    // is rotated.
    const found = snapped(wanted, others, canvas, event.altKey || start.rotation !== 0 ? -1 : REACH * scale)
    setGuides({ vertical: found.vertical, horizontal: found.horizontal })
    onChange({ ...start, x: found.x, y: found.y }, mark)
  }
  const end = (): void => {
    setDrag(undefined)
    setGuides({})
  }
  return (
    <div className="edit-canvas" ref={place} onPointerMove={move} onPointerUp={end} onPointerCancel={end}>
      <Drawing shape={shape} label={titles.template} />
      {layers.map((layer) =>
        layer.isVisible && (!layer.isLocked || layer.id === chosen) ? (
          <button
            type="button"
            key={layer.id}
            className="frame"
            // The frames of layers overlap, so they cannot be reached with the Tab key. With the keyboard, staff choose a layer in the list.
            tabIndex={-1}
            data-locked={layer.isLocked || undefined}
            aria-pressed={chosen === layer.id}
            aria-label={`${layer.name || t.types[layer.type]}, ${layer.w} × ${layer.h}`}
            style={{
              left: percent(layer.x, canvas.w),
              top: percent(layer.y, canvas.h),
              width: percent(layer.w, canvas.w),
              height: percent(layer.h, canvas.h),
              transform: `rotate(${layer.rotation}deg)`,
            }}
            onPointerDown={layer.isLocked ? undefined : begin(layer, 'move')}
            onFocus={() => onChoose(layer.id)}
          >
            {chosen === layer.id && !layer.isLocked ? (
              <>
                <i className="handle" aria-hidden onPointerDown={begin(layer, 'size')} />
                <i className="turn" aria-hidden onPointerDown={begin(layer, 'turn')} />
              </>
            ) : null}
          </button>
        ) : null,
      )}
      {guides.vertical === undefined ? null : (
        <i className="guide v" style={{ left: percent(guides.vertical, canvas.w) }} />
      )}
      {guides.horizontal === undefined ? null : (
        <i className="guide h" style={{ top: percent(guides.horizontal, canvas.h) }} />
      )}
    </div>
  )
}
