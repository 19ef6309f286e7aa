import { anyText, usePreference } from '#ui/backoffice/preferences.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, NumberInput } from '@mantine/core'
import { IconRuler2 } from '@tabler/icons-react'
import { LARGEST_SHIFT } from '../rules/formats.ts'
import { labelTexts } from '../words/labels.ts'

interface Moved {
  readonly x: number
  readonly y: number
}

const within = (text: string): number => Math.max(-LARGEST_SHIFT, Math.min(LARGEST_SHIFT, Number(text) || 0))

/**
 * The offset in millimetres that corrects the print, because printers move the paper a little. It is stored in this browser, for each type
 * of sheet.
 */
export function useShift(sheet: string): [Moved, (moved: Moved) => void] {
  const [x, setX] = usePreference<string>(`labels.${sheet}.x`, anyText, '0')
  const [y, setY] = usePreference<string>(`labels.${sheet}.y`, anyText, '0')
  return [
    { x: within(x), y: within(y) },
    (moved) => {
      setX(String(moved.x))
      setY(String(moved.y))
    },
  ]
}

export function Shift({
  ruler,
  value,
  onChange,
}: {
  /** Address of a test sheet. When staff print it, they see how large the offset must be. */
  ruler?: string
  value: Moved
  onChange: (moved: Moved) => void
}) {
  const t = useTexts(labelTexts)
  const { locale } = useStaff()
  return (
    <fieldset className="col">
      <legend className="lbl">{t.shift}</legend>
      {(['x', 'y'] as const).map((axis) => (
        <NumberInput
          key={axis}
          label={axis === 'x' ? t.right : t.down}
          value={value[axis]}
          min={-LARGEST_SHIFT}
          max={LARGEST_SHIFT}
          step={0.5}
          decimalScale={1}
          decimalSeparator={locale === 'de' ? ',' : '.'}
          clampBehavior="strict"
          onChange={(typed) => onChange({ ...value, [axis]: within(String(typed)) })}
        />
      ))}
      <span className="hint">{t.shiftHelp}</span>
      {ruler ? (
        <Button component="a" href={ruler} target="_blank" leftSection={<IconRuler2 className="i" aria-hidden />}>
          {t.ruler}
        </Button>
      ) : null}
    </fieldset>
  )
}
