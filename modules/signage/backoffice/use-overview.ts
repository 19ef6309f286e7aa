import { useCall } from '#ui/backoffice/calls.ts'
import type { AttentionRow, OverviewPart } from '#ui/backoffice/overview.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { formatWait } from '#ui/backoffice/format.ts'
import { useNow } from '#ui/backoffice/use-now.ts'
import { IconDeviceTv, IconDeviceTvOff } from '@tabler/icons-react'
import { signageDeviceEndpoints, signageStaffEndpoints } from '../contract.ts'
import { type ScreenCondition, screenConditions } from '../rules/condition.ts'
import { signageOverviewTexts } from '../words/overview.ts'
import { wallTexts } from '../words/wall.ts'

/**
 * The entries about screens in the overview: one row with the number of paired screens in each condition, and a warning for each paired screen that
 * is offline.
 */
export function useOverview(): OverviewPart {
  const t = useTexts(signageOverviewTexts)
  const wall = useTexts(wallTexts)
  const { branchId } = useStaff()
  const now = useNow(30_000)
  const devices = useCall(signageDeviceEndpoints.list, { query: { pageSize: 500 } })
  const states = useCall(signageStaffEndpoints.states, undefined, { refetchInterval: 30_000 })
  const known = (devices.data?.value ?? []).flatMap((device) => {
    const state = states.data?.value.find(({ deviceId }) => deviceId === device.id)
    return state?.isPaired && (branchId === undefined || device.branchId === branchId) ? [{ device, state }] : []
  })
  if (devices.isLoading || states.isLoading) return { kind: 'loading' }
  if (known.length === 0) return { kind: 'ready' }
  const attention = known.flatMap(({ device, state }): AttentionRow[] =>
    state.condition === 'offline'
      ? [
          {
            key: `screen${device.id}`,
            icon: IconDeviceTvOff,
            tone: 'new',
            title: t.offlineRow(device.name),
            text: state.lastSeen ? t.since(formatWait(now - Date.parse(state.lastSeen))) : t.never,
            to: '/schirme',
            go: t.see,
          },
        ]
      : [],
  )
  const several: Readonly<Record<string, string>> = wall.severalConditions
  const isLit = (condition: ScreenCondition): boolean => condition !== 'offline' && condition !== 'connecting'
  const lit = known.filter(({ state }) => isLit(state.condition)).length
  const text = screenConditions
    .map((name) => ({ name, n: known.filter(({ state }) => state.condition === name).length }))
    .flatMap(({ name, n }) =>
      n > 0 ? [`${n} ${n > 1 ? (several[name] ?? wall.conditions[name]) : wall.conditions[name]}`] : [],
    )
    .join(', ')
  // A screen that has just been paired and has not reported yet ('connecting') does not count as working, but causes no warning either.
  const tone = attention.length === 0 ? 'ok' : 'new'
  const row = {
    key: 'screens',
    icon: IconDeviceTv,
    title: t.title,
    text,
    badge: t.lit(lit, known.length),
    tone,
    to: '/schirme',
  } as const
  return { kind: 'ready', attention, equipment: [row] }
}
