import { useSlots } from '#ui/backoffice/crud/slots.tsx'
import { LoadingState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { isComplete } from '#modules/branches/rules/opening-hours.ts'
import { Suspense } from 'react'
import { type SignageDevice, signageDeviceEntity } from '../contract.ts'
import { screenTexts } from '../words/screen.ts'

type Hours = SignageDevice['screenHours']

interface Props {
  value: Hours
  zone: string
  /** How often the person has tried to save. Incomplete hours are marked only after the first attempt. */
  attempt: number
  onChange: (hours: Hours) => void
}

export const areWhole = (hours: Hours): boolean => hours.every(isComplete)

const nothing = (): void => undefined

/**
 * The field for the hours in which people look at a screen. The control for opening hours comes from another module. If that module is not
 * installed, nothing is shown.
 */
export function ScreenHours({ value, zone, attempt, onChange }: Props) {
  const t = useTexts(screenTexts)
  const { hours: Control } = useSlots().widgets
  if (!Control) return null
  return (
    <details>
      <summary>
        {t.hours}: {value.length > 0 ? t.hoursSet : t.hoursAlways}
      </summary>
      <p className="hint">{t.hoursHint}</p>
      <Suspense fallback={<LoadingState label={t.hours} rows={2} />}>
        <Control
          name="screenHours"
          id="screen-hours"
          label={t.hours}
          help={t.hoursAlways}
          required={false}
          readOnly={false}
          field={signageDeviceEntity.fields.screenHours}
          value={value}
          values={{ timeZone: zone }}
          // The type of the control allows any value, but the control returns opening hours. The server checks them.
          onChange={(hours) => onChange(hours as Hours)}
          set={nothing}
          onBlur={nothing}
          error={undefined}
          problems={[]}
          attempt={attempt}
          choices={{}}
        />
      </Suspense>
    </details>
  )
}
