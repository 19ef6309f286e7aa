import { Banner } from '#ui/backoffice/Banner.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { Device, DeviceState } from '../contract.ts'
import { printAlarmTexts } from '../words/alarm.ts'
import { queueTexts } from '../words/queue.ts'

/**
 * Warns about a printer that has not printed for five minutes although slips wait. It states how many slips wait, and which other printer
 * gets the new slips.
 */
export function SilentBanner({ device, state }: { device: Device; state: DeviceState | undefined }) {
  const t = useTexts(queueTexts)
  const alarm = useTexts(printAlarmTexts)
  if (!state?.silentSince) return null
  return (
    <Banner tone="alarm" title={t.silent(device.name)}>
      <p>
        {alarm.waiting(state.waiting)} {state.redirectedTo ? t.redirected(state.redirectedTo) : null}
      </p>
    </Banner>
  )
}
