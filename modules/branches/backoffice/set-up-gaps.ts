import { useCall } from '#ui/backoffice/calls.ts'
import type { AttentionRow, OverviewPart } from '#ui/backoffice/overview.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { IconSettingsExclamation } from '@tabler/icons-react'
import { branchesEndpoints } from '../contract.ts'
import { gapTexts } from '../words/gaps.ts'

interface Hours {
  readonly openingHours: readonly unknown[]
  readonly isDeliveryHoursEnabled: boolean
  readonly deliveryHours: readonly unknown[]
}
const hasNoHours = ({ openingHours, isDeliveryHoursEnabled, deliveryHours }: Hours): boolean =>
  openingHours.length === 0 && !(isDeliveryHoursEnabled && deliveryHours.length > 0)

/** The data without which nobody can order: a branch, or opening hours. Undefined if nothing is missing, or while the data is loading. */
export function branchGap(branches: readonly Hours[] | undefined): 'branch' | 'hours' | undefined {
  if (branches?.length === 0) return 'branch'
  // A branch without hours is never open.
  return branches?.every(hasNoHours) ? 'hours' : undefined
}

/** A hint for staff who can change the data, so not for the frontdesk. */
export function useBranchGaps(): OverviewPart {
  const t = useTexts(gapTexts)
  const { user } = useStaff()
  const enabled = hasRole(user, ['ROLE_ADMIN', 'ROLE_BACKOFFICE'])
  // The same query as in the page frame, so that its cached result is used.
  const branches = useCall(branchesEndpoints.list, { query: { pageSize: 500 } }, { enabled })
  const gap = enabled ? branchGap(branches.data?.value) : undefined
  return { kind: 'ready', attention: gap ? [{ ...row, key: gap, ...t[gap] }] : [] }
}

const row: Pick<AttentionRow, 'icon' | 'tone' | 'to'> = { icon: IconSettingsExclamation, tone: 'new', to: '/standorte' }
