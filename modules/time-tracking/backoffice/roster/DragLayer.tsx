import { useTexts } from '#ui/backoffice/staff.tsx'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { Breach } from '../../rules/breach.ts'
import { hours } from '../../rules/format.ts'
import { clockTexts } from '../../words/clock.ts'
import type { AimStore } from './aim.ts'

interface Props {
  aim: AimStore<Breach | 'fits'>
  /** The element into which the picture of the dragged shift is put. */
  layer: React.Ref<HTMLDivElement>
}

/**
 * A layer above the roster, shown while a shift is dragged. It contains the picture of the shift, and a frame around the cell under the
 * pointer. If a drop there would break a working-time rule, the frame names the rule.
 */
export function DragLayer({ aim, layer }: Props) {
  const c = useTexts(clockTexts)
  const now = useSyncExternalStore(aim.onChange, aim.now)
  const breach = now && now.found !== 'fits' ? now.found : undefined
  return createPortal(
    <div className="m-time-tracking tt-over">
      <div
        className={now ? (breach ? 'drop bad' : 'drop ok') : 'drop'}
        style={
          now && {
            width: now.place.width,
            height: now.place.height,
            transform: `translate(${now.place.left}px,${now.place.top}px)`,
          }
        }
      >
        <span className="why" role="status">
          {breach ? c.breaches[breach.code](hours(breach.found), hours(breach.required)) : ''}
        </span>
      </div>
      <div ref={layer} aria-hidden />
    </div>,
    document.body,
  )
}
