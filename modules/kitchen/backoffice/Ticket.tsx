import { type CSSProperties, Fragment } from 'react'
import { boardTexts } from '#modules/ordering/words/board.ts'
import { kitchenTexts } from '../words/kitchen.ts'
import { formatTime, formatWait } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { TapGuard } from '#ui/backoffice/TapGuard.tsx'
import type { OrderSummary } from '#modules/ordering/contract.ts'
import { waitsFrom } from '#modules/ordering/backoffice/parts/columns.ts'
import { dueAt, kindOf, labelOf, shortNumberOf } from '#modules/ordering/backoffice/parts/order-words.ts'
import { isStopped, isStoppedTicket } from '#modules/ordering/rules/kitchen-sees.ts'
import { sentencesOf } from '#modules/ordering/rules/allergy.ts'
import { readyFromOpening } from '#modules/ordering/backoffice/parts/promises.ts'
import { StepButton } from './StepButton.tsx'
import { TicketLines } from './TicketLines.tsx'
import { useHiddenLines } from './use-hidden-lines.ts'
import { useKeptHeight } from './use-kept-height.ts'
import { kitchenChanges } from '../rules/changes.ts'
import { kitchenRemark } from '../rules/remark.ts'
import { countdown, isAhead, isTicketDone, lookOf, startsAt } from './tickets.ts'
import type { Size } from './wall-places.ts'

/** Ends when the server has responded. Undefined if the tap does nothing, because the last one is still being answered. */
type Answer = Promise<unknown> | undefined

/** What the user can do with tickets. On a screen at which nobody is signed in, there are no actions. */
export interface KitchenActions {
  finish(order: OrderSummary): Answer
  back(order: OrderSummary): Answer
  item(order: OrderSummary, item: string, isDone: boolean): Answer
  /** Returns the function that takes back the accept of a ticket. Undefined if the accept cannot be taken back. */
  undoOf(order: OrderSummary): (() => Answer) | undefined
  /** Marks the changes that staff made to the order as read by the kitchen. */
  read(order: OrderSummary): Answer
  /** The time in minutes that the kitchen promises for the food when it accepts an order for 'as soon as possible'. */
  minutes: number
  isLocked: boolean
}

interface TicketProps {
  order: OrderSummary
  now: number
  zone: string
  /** The number key (1 to 8) that finishes this ticket; undefined if it has none. */
  hotkey?: number | undefined
  actions: KitchenActions | undefined
  places?: Places | undefined
  /** Whether the ticket stays in its place because of a step on this screen. Then it also keeps its size. */
  isKept?: boolean
  /** How many places the ticket has on the wall screen. */
  size?: Size
  /** The first column of a ticket that takes whole columns. */
  column?: number | undefined
  /** Called if lines are hidden, although the font is the smallest. */
  onTooLong?: () => void
}

/** Takes back the accept of a ticket for some seconds, unless the order has gone on since. Undefined if that is not possible. */
const undoOf = (order: OrderSummary, actions: KitchenActions): (() => Answer) | undefined =>
  order.state === 'confirmed' && !isTicketDone(order) ? actions.undoOf(order) : undefined

/** The ids of the tickets whose accept can be taken back. */
export const undoableIn = (orders: readonly OrderSummary[], actions: KitchenActions | undefined): string[] =>
  actions ? orders.filter((order) => undoOf(order, actions)).map(({ id }) => id) : []

/** The names of the branches by their ids, if the screen shows the tickets of several kitchens: each ticket then names its branch. */
export type Places = ReadonlyMap<string, string>

/**
 * The time on a ticket, for example 'seit 13:00 min'. The digits are large and the words small, so that both fit next to a number of three
 * digits.
 */
function Clock({ text }: { text: string }) {
  const [, before = '', figures = text, behind = ''] = /^(\D*?)([+\d:]+)(.*)$/.exec(text) ?? []
  return (
    <span className="ka">
      {before ? <small>{before}</small> : null}
      {figures}
      {behind ? <small>{behind}</small> : null}
    </span>
  )
}

/** A ticket: number, time, delivery type, and dishes with the chosen options. It shows no price, no name and no address of the guest. */
export function Ticket({
  order,
  now,
  zone,
  hotkey,
  actions,
  places,
  isKept = false,
  size = 1,
  column,
  onTooLong,
}: TicketProps) {
  const t = useTexts(kitchenTexts)
  const board = useTexts(boardTexts)
  const locale = useLocale()
  const kind = kindOf(order, board)
  const due = dueAt(order)
  const starts = startsAt(order, now)
  const ahead = isAhead(order, now)
  const isNew = order.state === 'waiting'
  const hasStopped = isStopped(order.state)
  const isDone = isTicketDone(order)
  const changes = isDone || hasStopped ? [] : kitchenChanges(order)
  const clock = ahead
    ? t.from(formatTime(starts ?? now, zone))
    : isNew
      ? t.since(formatWait(now - waitsFrom(order)))
      : due === undefined
        ? t.since(formatWait(now - Date.parse(order.updatedAt)))
        : due < now
          ? countdown(due - now)
          : t.left(formatWait(due - now))
  const foot = hasStopped
    ? t.stoppedAt(formatTime(Date.parse(order.kitchenStoppedAt ?? order.updatedAt), zone))
    : isDone
      ? order.kitchenDoneAt
        ? t.doneAt(formatTime(Date.parse(order.kitchenDoneAt), zone))
        : t.ready
      : due === undefined
        ? t[isNew ? 'unanswered' : 'asap']
        : (now > due ? t.dueWas : t.dueAt)(formatTime(due, zone))
  const acceptIn = (minutes: number) => {
    const time = readyFromOpening(order, minutes, now, zone, locale)
    return time === undefined ? t.accept(minutes) : t.acceptFor(time)
  }
  /** The text of the button. If the ticket has a number key, the key is shown after this text. */
  const does = hasStopped
    ? t.changeRead
    : isDone
      ? t.back
      : isNew
        ? due === undefined && actions
          ? acceptIn(actions.minutes)
          : t.acceptPlain
        : t.done
  const face = hotkey === undefined ? does : `${does} ${t.key} ${hotkey}`
  const sentence = (hasStopped ? t.stoppedRead : isDone ? t.backOf : isNew ? t.acceptLabel : t.finish)(
    shortNumberOf(order),
  )
  const undo = actions && undoOf(order, actions)
  const ticketRef = useKeptHeight<HTMLElement>(isKept)
  const footRef = useKeptHeight<HTMLDivElement>(isKept)
  const { ref, above, below, turn } = useHiddenLines(onTooLong)
  const remark = kitchenRemark(order)
  const sentences = sentencesOf(remark)
  const hasAllergy = sentences.some(({ isAllergy }) => isAllergy)
  return (
    <article
      ref={ticketRef}
      id={`ticket-${order.id}`}
      className={`ktk ${size > 2 ? 'tall wide' : size > 1 ? 'tall' : ''} ${hasStopped ? 'stop' : isDone ? 'done' : ahead ? '' : lookOf(order, now)}`}
      style={size > 1 ? ({ '--column': column, '--columns': size / 2 } as CSSProperties) : undefined}
      aria-label={board.labels.order(shortNumberOf(order))}
    >
      <div className="kh">
        <span className="kn">{shortNumberOf(order)}</span>
        <span className="kr">
          {isDone || hasStopped ? null : <Clock text={clock} />}
          <span className="tag">
            <kind.icon className="i" stroke={1.75} aria-hidden />
            {order.tableIdentifier ? t.table(order.tableIdentifier) : kind.label}
            {isNew ? ` · ${t.fresh}` : ''}
          </span>
        </span>
      </div>
      {hasStopped ? <p className="chg stp">{t.stopped}</p> : null}
      {changes.length > 0 ? (
        <p className="chg">
          {t.changed}
          {actions ? (
            <button type="button" disabled={actions.isLocked} onClick={() => void actions.read(order)}>
              {t.changeRead}
              <span className="sr"> {shortNumberOf(order)}</span>
            </button>
          ) : null}
        </p>
      ) : null}
      {/* A remark with an allergy is above the dishes, whole, where it is always visible, even if the list of dishes is long or scrolled. */}
      {hasAllergy ? (
        <p className="al">
          {sentences.map(({ isAllergy, text }, index) => (
            <Fragment key={text}>
              {index > 0 ? ' ' : ''}
              {isAllergy ? <b>{text}</b> : text}
            </Fragment>
          ))}
        </p>
      ) : null}
      <ul className="kb" ref={ref}>
        <TicketLines order={order} changes={changes} actions={isDone || hasStopped ? undefined : actions} />
        {remark && !hasAllergy ? <li className="cm">{remark}</li> : null}
      </ul>
      {below + above > 0 ? (
        <button type="button" className="km" onClick={turn}>
          {below > 0 ? t.moreLines(below) : t.toTop(above)}
        </button>
      ) : null}
      <div className="kf" ref={footRef} tabIndex={-1}>
        {actions && undo ? (
          // The element around the button catches the taps that `TapGuard` ignores. Otherwise they would reach the button of the next step,
          // which covers the ticket.
          <span className="ku">
            <TapGuard>
              <StepButton
                text={board.actions.undo}
                label={board.actions.undoOf(labelOf(order, board))}
                isLocked={actions.isLocked}
                isUndo
                onStep={undo}
              />
            </TapGuard>
          </span>
        ) : (
          <span>{[places?.get(order.branchId), foot].filter(Boolean).join(' · ')}</span>
        )}
        {actions && (hasStopped ? isStoppedTicket(order) : !isDone || order.kitchenDoneAt !== null) ? (
          // When the ticket is accepted or finished, the button of the next step replaces this button. `TapGuard` ignores the second tap
          // of a double tap.
          <TapGuard key={`${isNew} ${isDone} ${hasStopped}`}>
            <StepButton
              text={does}
              label={[face, sentence].filter(Boolean).join(' – ')}
              hotkey={hotkey}
              isLocked={actions.isLocked}
              onStep={() => (hasStopped ? actions.read : isDone ? actions.back : actions.finish)(order)}
            />
          </TapGuard>
        ) : null}
      </div>
    </article>
  )
}
