// @vitest-environment happy-dom
import { useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { pickerTexts } from '#i18n/pickers.ts'
import { appointments } from '#modules/branches/rules/appointment-slots.ts'
import DatePicker from './date-picker.tsx'

const zone = 'Europe/Vienna'
/** The last day of a month: its right neighbour is in a month that is not shown yet. */
const now = Temporal.Instant.from('2026-11-30T02:10:00Z')
const unused = () => undefined

/** Shows the calendar and presses `key` at once: after React has put it into the page, and before React has run its effects. */
function PressedEarly({ keyName }: { keyName: string }) {
  const anchor = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const grid = document.querySelector('[role=grid]')
    grid?.dispatchEvent(new KeyboardEvent('keydown', { key: keyName, bubbles: true, cancelable: true }))
  }, [keyName])
  return (
    <DatePicker
      locale="de"
      texts={pickerTexts('de')}
      zone={zone}
      now={now}
      appointments={appointments({ now, zone, hours: [{ type: 'daily', from: '00:00', to: '24:00' }] })}
      value={null}
      chosen={null}
      anchor={anchor}
      onSave={unused}
      onUnset={unused}
      onCancel={unused}
    />
  )
}

test('a key pressed as soon as the calendar is visible moves the focus to the new day, also in another month', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<PressedEarly keyName="ArrowRight" />)
  await vi.waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Dienstag, 1\. Dezember 2026/),
  )
  root.unmount()
})
