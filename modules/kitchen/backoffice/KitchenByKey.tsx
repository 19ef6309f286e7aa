import { kitchenTexts } from '../words/kitchen.ts'
import { kitchenTitles } from '../words/titles.ts'
import { CallFailed, must } from '#ui/backoffice/calls.ts'
import { type LiveState, useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { useQuery } from '@tanstack/react-query'
import { IconLock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { EmptyState } from '#ui/backoffice/States.tsx'
import { orderingEndpoints, type OrderSummary } from '#modules/ordering/contract.ts'
import { columnOf } from '#modules/ordering/backoffice/parts/columns.ts'
import { isStoppedTicket, stoppedFor } from '#modules/ordering/rules/kitchen-sees.ts'
import { useSound } from '#modules/ordering/backoffice/parts/feed/use-sound.ts'
import { useScreenAwake } from '#ui/backoffice/use-screen-awake.ts'
import { KitchenBoard } from './KitchenBoard.tsx'
import { useGrownTickets } from './use-grown-tickets.ts'

/**
 * The orders are loaded again after this number of milliseconds. The server sends changes only to devices at which somebody is signed in.
 */
const EVERY_MS = 5000

/**
 * The ticket of a cancelled order stays on this screen for this many milliseconds, because nobody can mark it as read here. It disappears
 * earlier if somebody marks it as read on another screen.
 */
const STOPPED_MS = 10 * 60_000

/**
 * The kitchen screen for a device at which nobody is signed in. A key in the address gives access. The screen only shows orders and has no
 * buttons.
 */
export default function KitchenByKey() {
  const t = useTexts(kitchenTexts)
  const titles = useTexts(kitchenTitles)
  const api = useApi()
  const { branch = '', key = '' } = useParams()
  useScreenAwake()
  const grown = useGrownTickets()
  const read = useQuery<readonly OrderSummary[], CallFailed>({
    queryKey: ['kitchen-by-key', branch, key],
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: true,
    retry: false,
    queryFn: async ({ signal }) => {
      const input = { params: { branch, key }, signal }
      try {
        return (await must(api, orderingEndpoints.backoffice, input)).value
      } catch (error) {
        if (!(error instanceof CallFailed) || error.status !== 404) throw error
        return (await must(api, orderingEndpoints.frontdesk, input)).value
      }
    },
  })
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const orders = (read.data ?? []).filter((order) => !isStoppedTicket(order) || stoppedFor(order, now) < STOPPED_MS)
  const isLost = read.isError && read.error.status !== 404
  const unseen = orders.filter(
    (order) => order.kind === 'food' && order.seenAt === null && columnOf(order, now) === 'new',
  )
  useSound(
    unseen.map(({ id, kind, escalatedAt }) => ({ id, kind, isEscalated: escalatedAt !== null })),
    false,
  )
  if (read.isError && !isLost) return <EmptyState icon={IconLock} isPage title={t.keyFailed} text={t.keyFailedText} />
  const live: LiveState = isLost ? { kind: 'offline', since: read.dataUpdatedAt } : { kind: 'polling' }
  return (
    <main id="content">
      <KitchenBoard
        title={titles.kitchen}
        orders={orders}
        now={now}
        zone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
        live={live}
        layout="cards"
        grown={grown}
      />
    </main>
  )
}
