import type { Order } from '#modules/ordering/contract.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useCall } from '#ui/backoffice/calls.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Link } from 'react-router'
import { deviceEndpoints, jobEndpoints, type PrintJob } from '../contract.ts'
import { canPrint } from '../rules/conditions.ts'
import { conditionTexts } from '../words/conditions.ts'
import { printAlarmTexts } from '../words/alarm.ts'
import { queueTexts } from '../words/queue.ts'
import { printRoles } from './roles.ts'
import { useSlipName } from './use-slip-name.ts'

/** Milliseconds. A working printer prints a slip within a second or two. So a waiting slip is shown here only after this time. */
const USUAL_MS = 5_000
const isOpen = ({ state }: PrintJob): boolean => state !== 'printed' && state !== 'cancelled'

/**
 * The section in the drawer of an order with the slips of this order that were not printed within 5 seconds. It also shows the problems of
 * their printers.
 */
export function OrderSlips({ order }: { order: Order }) {
  const t = useTexts(queueTexts)
  const alarm = useTexts(printAlarmTexts)
  const conditions = useTexts(conditionTexts)
  const nameOf = useSlipName()
  const { clock, user } = useStaff()
  const enabled = user.roles.some((role) => (printRoles as readonly string[]).includes(role))
  const query = { page: 1, pageSize: 100, orderId: order.id }
  const found = useCall(jobEndpoints.list, { query }, { enabled, refetchInterval: 5_000 })
  const open = (found.data?.value ?? []).filter(
    (job) => isOpen(job) && clock.now() - Date.parse(job.createdAt) > USUAL_MS,
  )
  const states = useCall(deviceEndpoints.states, undefined, {
    enabled: enabled && open.length > 0,
    refetchInterval: 5_000,
  })
  if (open.length === 0) return null
  const obstacleOf = ({ deviceId, state }: PrintJob): string => {
    const condition = states.data?.value.find((one) => one.deviceId === deviceId)?.condition
    const waits = state === 'queued' || state === 'claimed'
    return waits && condition && !canPrint(condition) ? `, ${conditions.names[condition]}` : ''
  }
  return (
    <Banner tone="alarm">
      {open.map((job) => (
        <div key={job.id}>
          {t.notOnPaper(nameOf(job), t.states[job.state], job.device)}
          {obstacleOf(job)}
        </div>
      ))}
      <Link to="/geraete">{alarm.look}</Link>
    </Banner>
  )
}
