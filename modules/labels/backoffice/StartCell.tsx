import { useTexts } from '#ui/backoffice/staff.tsx'
import { type KeyboardEvent, useRef } from 'react'
import { cellsOf, type LabelFormat } from '../rules/formats.ts'
import { labelTexts } from '../words/labels.ts'

/**
 * A small drawing of a sheet on which staff choose the first free label. With the Tab key the whole drawing is one stop: the chosen label
 * gets the focus, and the next press leaves the drawing. The arrow keys choose another label.
 */
export function StartCell({
  format,
  look,
  value,
  onChange,
}: {
  format: LabelFormat
  /** The type of the drawn sheet. It decides how large the labels are drawn. */
  look: 'compact' | 'detail' | 'cards'
  value: number
  onChange: (start: number) => void
}) {
  const t = useTexts(labelTexts)
  const grid = useRef<HTMLDivElement>(null)
  const { columns } = format
  const count = cellsOf(format)
  const at = (start: number) => [Math.floor((start - 1) / columns) + 1, ((start - 1) % columns) + 1] as const
  const move = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
    }
    const next = value + (steps[event.key] ?? 0)
    if (next === value || next < 1 || next > count) return
    event.preventDefault()
    onChange(next)
    grid.current?.querySelectorAll('button')[next - 1]?.focus()
  }
  return (
    <div className="fld">
      <span className="lbl" id="label-start">
        {t.start(...at(value))}
      </span>
      <div
        className={`cells ${look}`}
        role="radiogroup"
        aria-labelledby="label-start"
        ref={grid}
        onKeyDown={move}
        tabIndex={-1}
      >
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            role="radio"
            aria-checked={index + 1 === value}
            aria-label={t.cell(...at(index + 1))}
            className={index + 1 < value ? 'usedcell' : undefined}
            tabIndex={index + 1 === value ? 0 : -1}
            onClick={() => onChange(index + 1)}
          />
        ))}
      </div>
      <span className="hint">{value > 1 ? t.used(value - 1) : t.startHelp}</span>
    </div>
  )
}
