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

/**
 * Returns why no guest can order: there is no branch ('branch'), or no branch has opening hours ('hours'). Undefined if guests can order,
 * or while the branches are loading.
 */
export function branchGap(branches: readonly Hours[] | undefined): 'branch' | 'hours' | undefined {
  if (branches?.length === 0) return 'branch'
  // A branch without opening hours is never open.
  return branches?.every(hasNoHours) ? 'hours' : undefined
}

/**
 * A hint on the overview that a branch or opening hours are missing. Only staff who can add or change them get the hint; the front desk
 * cannot.
 */
export function useBranchGaps(): OverviewPart {
  const t = useTexts(gapTexts)
  const { user } = useStaff()
  const enabled = hasRole(user, ['ROLE_ADMIN', 'ROLE_BACKOFFICE'])
  // The frame of the back office makes the same query. Its cached result is used here.
  const branches = useCall(branchesEndpoints.list, { query: { pageSize: 500 } }, { enabled })
  if (branches.isLoading) return { kind: 'loading' }
  const gap = enabled ? branchGap(branches.data?.value) : undefined
  return { kind: 'ready', attention: gap ? [{ ...row, key: gap, ...t[gap] }] : [] }
}

const row: Pick<AttentionRow, 'icon' | 'tone' | 'to'> = { icon: IconSettingsExclamation, tone: 'new', to: '/standorte' }
