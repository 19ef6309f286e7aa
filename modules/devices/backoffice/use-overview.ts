import { useCall } from '#ui/backoffice/calls.ts'
import type { AttentionRow, OverviewPart } from '#ui/backoffice/overview.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { IconPrinter, IconPrinterOff } from '@tabler/icons-react'
import { deviceEndpoints } from '../contract.ts'
import { canPrint, conditions } from '../rules/conditions.ts'
import { conditionTexts } from '../words/conditions.ts'
import { devicesOverviewTexts } from '../words/overview.ts'
import { printAlarmTexts } from '../words/alarm.ts'

/**
 * The row about printers in the overview: how many enabled printers are ready, how many are in each condition, and which printers do not
 * print although slips wait.
 */
export function useOverview(): OverviewPart {
  const t = useTexts(devicesOverviewTexts)
  const words = useTexts(conditionTexts)
  const alarm = useTexts(printAlarmTexts)
  const { branchId } = useStaff()
  const devices = useCall(deviceEndpoints.list, { query: { pageSize: 200 } })
  const states = useCall(deviceEndpoints.states, undefined, { refetchInterval: 30_000 })
  const used = (devices.data?.value ?? []).filter(
    (one) => one.isEnabled && (branchId === undefined || one.branchId === branchId),
  )
  const known = used.flatMap((device) => {
    const state = states.data?.value.find(({ deviceId }) => deviceId === device.id)
    return state ? [{ device, state }] : []
  })
  if (devices.isLoading || states.isLoading) return { kind: 'loading' }
  if (known.length === 0) return { kind: 'ready' }
  const attention = known.flatMap(({ device, state }): AttentionRow[] =>
    state.silentSince
      ? [
          {
            key: `printer${device.id}`,
            icon: IconPrinterOff,
            tone: 'alarm',
            title: t.silentRow(device.name),
            text: alarm.waiting(state.waiting),
            to: '/geraete',
            go: t.see,
          },
        ]
      : [],
  )
  const ready = known.filter(({ state }) => canPrint(state.condition)).length
  const text = conditions
    .map((name) => ({ name, n: known.filter(({ state }) => state.condition === name).length }))
    .flatMap(({ name, n }) => (n > 0 ? [`${n} ${words.names[name]}`] : []))
    .join(', ')
  const tone = ready === known.length ? 'ok' : attention.length > 0 ? 'alarm' : 'new'
  const row = {
    key: 'printers',
    icon: IconPrinter,
    title: t.title,
    text,
    badge: t.ready(ready, known.length),
    tone,
    to: '/geraete',
  } as const
  return { kind: 'ready', attention, equipment: [row] }
}
