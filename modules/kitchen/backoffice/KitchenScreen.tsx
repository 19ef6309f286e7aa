import { defaultZone } from '#kernel/time.ts'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { boardTexts } from '#modules/ordering/words/board.ts'
import { kitchenTexts } from '../words/kitchen.ts'
import { kitchenTitles } from '../words/titles.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { anyText, usePreference } from '#ui/backoffice/preferences.ts'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { Button } from '@mantine/core'
import { useFullscreenDocument } from '@mantine/hooks'
import {
  IconArrowLeft,
  IconColumns3,
  IconDeviceTv,
  IconLayoutGrid,
  IconMaximize,
  IconVolume,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { orderingEndpoints, type OrderSummary } from '#modules/ordering/contract.ts'
import { inKeptPlaces, isUndoable, type KeptPlace } from '#modules/ordering/backoffice/parts/feed/kept-places.ts'
import { useKeptPlaces, useOrderFeed } from '#modules/ordering/backoffice/parts/feed/OrderFeed.tsx'
import { isStoppedTicket } from '#modules/ordering/rules/kitchen-sees.ts'
import { useReadyMinutes } from '#modules/ordering/backoffice/parts/ready-minutes.ts'
import { stepInput } from '#modules/ordering/backoffice/parts/steps.ts'
import { useOrderAction } from '#modules/ordering/backoffice/parts/use-order-action.ts'
import { useUndo } from '#modules/ordering/backoffice/parts/use-undo.ts'
import { useOutcomeMessage } from '#modules/ordering/backoffice/parts/use-outcome.ts'
import { DOUBLE_TAP_MS } from '#ui/tap-guard.ts'
import { useScreenAwake } from '#ui/backoffice/use-screen-awake.ts'
import { kitchenEndpoints } from '../contract.ts'
import { KitchenBoard, type KitchenLayout, kitchenLayouts } from './KitchenBoard.tsx'
import { ScreenSetup } from './ScreenSetup.tsx'
import type { KitchenActions, Places } from './Ticket.tsx'
import { firstKitchen, kitchenOf, wallOrder } from './tickets.ts'
import { useGrownTickets } from './use-grown-tickets.ts'
import { wallPage } from './wall-places.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'
import { useRefusals } from './use-refusals.ts'
import { useShownStopped } from './use-shown-stopped.ts'
import { useTicketKeys } from './use-ticket-keys.ts'
import { useWallPage } from './use-wall-page.ts'

/** The value of the branch selection that means 'all kitchens'. */
const ALL = 'all'

/** This screen must have shown a cancelled order for this many milliseconds before a number key can mark it as read. */
const STOP_SEEN_MS = 2000

/**
 * Whether the ticket stays in its place because it was finished on this screen. False if it stays because it was accepted, or because a
 * colleague changed it first.
 */
const isLeaving = (place: KeptPlace | undefined): boolean =>
  place !== undefined && place.step !== 'confirm' && !place.isPending && place.text === undefined

/** The kitchen screen for a signed-in user, who can accept and finish orders. */
export default function KitchenScreen() {
  const t = useTexts(kitchenTexts)
  const titles = useTexts(kitchenTitles)
  const board = useTexts(boardTexts)
  const { branches, branchId, clock, user } = useStaff()
  const feed = useOrderFeed()
  const { kept, keep, letGo } = useKeptPlaces()
  const now = useNow(1000)
  const [layout, setLayout] = usePreference<KitchenLayout>('kitchen', kitchenLayouts, 'cards')
  const [isSettingUp, setSettingUp] = useState(false)
  const { toggle } = useFullscreenDocument()
  const minutes = useReadyMinutes()
  const action = useOrderAction({ isQueued: true })
  const wanted = useWallPage()
  const grown = useGrownTickets()
  useScreenAwake()
  useEffect(() => {
    document.title = `${titles.kitchen} · Servus`
  }, [titles])

  const kitchens = branches.filter((one) => one.kind === 'orders')
  const [chosen, choose] = usePreference<string>('kitchenBranch', anyText, '')
  // Shows the branch that is chosen in the back office. If no branch is chosen there, this page shows one kitchen, or all kitchens if the
  // user chose 'all' on this device.
  const own = kitchens.find(({ id }) => id === chosen)?.id
  const first = feed.isReady ? (firstKitchen(feed.orders, kitchens, now) ?? kitchens[0]?.id) : undefined
  const shownId = branchId ?? (chosen === ALL ? undefined : (own ?? first))
  // The device keeps the kitchen that it showed first, so that a wall that is loaded again, or that gets its first ticket, shows no other one.
  const isKept = branchId !== undefined || chosen === ALL || own !== undefined
  useEffect(() => {
    if (!isKept && first !== undefined) choose(first)
  }, [isKept, choose, first])
  const branch = branches.find((one) => one.id === shownId) ?? kitchens[0] ?? branches[0]
  const orders = [...feed.orders, ...feed.stopped].filter(
    (order) => shownId === undefined || order.branchId === shownId,
  )
  const stoppedShownMs = useShownStopped(feed.stopped)
  // If the server refuses an action, its error text is shown as a notification, because there is no room for it on a ticket.
  // Without a connection, the band at the top says so already, and a notification would cover a ticket. The band flashes instead.
  const isBandShown = feed.live.kind === 'offline' && action.outcome?.isOffline === true
  useOutcomeMessage(isBandShown ? undefined : action.outcome, 'look')
  const refusals = useRefusals(isBandShown ? action.outcome : undefined)
  const run = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => action.run(endpoint, input, board.actions.failed)
  // A finished ticket stays in its place for some seconds. Otherwise the other tickets would move while a cook is about to tap one of them.
  const finishTicket = async (order: OrderSummary) => {
    const input = { params: { id: order.id }, body: { isDone: true, version: order.version } }
    if (await action.run(kitchenEndpoints.mark, input, board.actions.failed)) keep({ before: order, at: now })
  }
  // The ticket of a cancelled or rejected order also stays for some seconds after the kitchen has marked the cancellation as read.
  const readTicket = async (order: OrderSummary) => {
    const input = { params: { id: order.id }, body: { isChangeSeen: true as const, version: order.version } }
    const isDone = await action.run(kitchenEndpoints.mark, input, board.actions.failed)
    if (isDone && isStoppedTicket(order)) keep({ before: order, at: now })
  }
  const oneAtATime = useOneAtATime()
  // An accept on this screen can be undone as on the board. What is finished here, the kitchen restores by `back`.
  const accepts = new Map(
    [...kept].filter(([id, { step }]) => step === 'confirm' && orders.some((one) => one.id === id)),
  )
  const undo = (place: KeptPlace) => oneAtATime(place.before.id, () => action.undo(place))
  const actions: KitchenActions = {
    minutes: minutes.value,
    isLocked: feed.isLocked,
    finish: (order) =>
      // A second tap on a ticket that was just finished does nothing, because the ticket is about to disappear. It also does nothing until
      // the server has responded to the accept. After that the ticket stays, and its button finishes it.
      isLeaving(kept.get(order.id)) || kept.get(order.id)?.isPending
        ? undefined
        : // The accept has its own name, because a waiting undo (`useUndo`) begins before the call of the accept has ended.
          oneAtATime(order.state === 'waiting' ? `accept ${order.id}` : order.id, () =>
            isStoppedTicket(order)
              ? readTicket(order)
              : order.state === 'waiting'
                ? run(
                    orderingEndpoints.confirm,
                    stepInput(order, order.appointment === null ? minutes.value : undefined),
                  )
                : finishTicket(order),
          ),
    back: (order) =>
      oneAtATime(order.id, () => {
        letGo(order.id)
        return run(kitchenEndpoints.mark, { params: { id: order.id }, body: { isDone: false } })
      }),
    undoOf: ({ id }) => {
      const place = accepts.get(id)
      return place && !place.isPending && isUndoable(place) ? () => undo(place) : undefined
    },
    read: (order) => oneAtATime(order.id, () => readTicket(order)),
    item: (order, item, isItemDone) =>
      oneAtATime(`${order.id} ${item}`, () =>
        run(kitchenEndpoints.mark, { params: { id: order.id }, body: { item, isItemDone } }),
      ),
  }
  const kitchen = kitchenOf(orders, now)
  const wall = kitchenOf(inKeptPlaces(orders, kept), now)
  const group = titles.kitchen
  const hasKeys = layout === 'cards' && !isSettingUp
  const page = wallPage(wallOrder(wall, now), wall.done.length > 0, wanted.index, grown.sizes)
  useTicketKeys(hasKeys ? page.shown : undefined, wanted, (shown) => {
    // A ticket in a kept place has the data of before the step.
    const order = orders.find(({ id }) => id === shown.id) ?? shown
    const place = kept.get(order.id)
    // The key was pressed twice. As with a tap, the second press neither finishes the ticket nor takes anything back.
    if (place?.step === 'confirm' && clock.now() - place.at < DOUBLE_TAP_MS) return
    // This screen may have shown the cancellation only a moment ago. The key works only after the cook has had time to see it.
    if (isStoppedTicket(order) && stoppedShownMs(order.id) < STOP_SEEN_MS) notify(t.stoppedNow, 'look')
    else void actions.finish(order)
  })
  const undoLast = useUndo(accepts, (place) => void undo(place))
  useShortcuts([
    { keys: ['mod+z'], label: t.undoAccept, group, run: () => isSettingUp || undoLast() },
    {
      keys: ['9'],
      label: t.nextPage,
      group,
      run: () => {
        if (hasKeys) wanted.show(page.after.length > 0 ? page.index + 1 : 0)
      },
    },
    {
      keys: ['0'],
      label: t.back,
      group,
      run: () => {
        const last = kitchen.done.find((order) => order.kitchenDoneAt !== null)
        if (last && !isSettingUp) void actions.back(last)
      },
    },
    { keys: ['m'], label: board.shortcuts.mute, group, run: feed.sound.mute },
  ])

  if (!feed.isReady) {
    return feed.error ? (
      <FailedState error={feed.error} title={board.board.failed} retry={feed.reload} />
    ) : (
      <LoadingState label={titles.kitchen} />
    )
  }
  const hasNames = shownId === undefined && kitchens.length > 1
  const places: Places = new Map(hasNames ? kitchens.map(({ id, name }) => [id, name]) : [])
  const isColumns = layout === 'columns'
  const name =
    kitchens.length > 1 && shownId !== undefined && branch ? `${titles.kitchen} · ${branch.name}` : titles.kitchen
  return (
    <main id="content">
      <KitchenBoard
        title={name}
        orders={orders}
        kept={kept}
        now={now}
        zone={branch?.timeZone ?? defaultZone}
        live={feed.live}
        refusals={refusals}
        layout={layout}
        actions={actions}
        places={places}
        page={wanted}
        grown={grown}
        tools={
          <span className="ktools">
            {feed.sound.isOn && feed.sound.isBlocked ? (
              <Button variant="filled" leftSection={<IconVolume className="i" aria-hidden />} onClick={feed.sound.test}>
                {board.alarm.enable}
              </Button>
            ) : null}
            {branchId === undefined && kitchens.length > 1 ? (
              <select
                className="kbt sel"
                aria-label={t.kitchens}
                value={shownId ?? ALL}
                onChange={(event) => choose(event.currentTarget.value)}
              >
                {kitchens.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
                <option value={ALL}>{t.allKitchens}</option>
              </select>
            ) : null}
            <button
              type="button"
              className="kbt"
              aria-label={`${t.layout}: ${isColumns ? t.cards : t.columns}`}
              title={isColumns ? t.cards : t.columns}
              onClick={() => setLayout(isColumns ? 'cards' : 'columns')}
            >
              {isColumns ? <IconLayoutGrid aria-hidden /> : <IconColumns3 aria-hidden />}
            </button>
            {hasRole(user, ['ROLE_ADMIN']) ? (
              <button
                type="button"
                className="kbt"
                aria-label={t.screens}
                title={t.screens}
                onClick={() => setSettingUp(true)}
              >
                <IconDeviceTv aria-hidden />
              </button>
            ) : null}
            <button
              type="button"
              className="kbt"
              aria-label={t.fullscreen}
              title={t.fullscreen}
              onClick={() => void toggle()}
            >
              <IconMaximize aria-hidden />
            </button>
            <Link className="kbt" to="/bestellungen" aria-label={t.leave} title={t.leave}>
              <IconArrowLeft aria-hidden />
            </Link>
          </span>
        }
      />
      {isSettingUp ? <ScreenSetup onClose={() => setSettingUp(false)} /> : null}
    </main>
  )
}
