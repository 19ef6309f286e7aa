import type { Api } from '#contract/client.ts'
import type { Locale } from '#contract/locale.ts'
import { type Branch, branchEntity } from '#modules/branches/contract.ts'
import { affectedTexts } from '../../words/affected.ts'
import { type AffectedOrder, orderingEndpoints } from '../../contract.ts'
import type { SaveWarning } from '#ui/backoffice/crud/editor.ts'
import { extensionOf } from '#ui/backoffice/crud/extension.ts'
import { sameValue } from '#ui/backoffice/crud/form-state.ts'
import type { FormValues } from '#ui/backoffice/crud/record.ts'
import { formatShortDay, formatTime } from '#ui/backoffice/format.ts'
import { Link } from 'react-router'
import './affected-orders.css'

/** Adds a warning to the branch form: before changed hours are saved, staff see the orders that would be outside the new hours. */
export const branchExtension = extensionOf(branchEntity, { warnBeforeSave: warnOfOrders })

const hoursFields = ['openingHours', 'isDeliveryHoursEnabled', 'deliveryHours', 'timeZone'] as const
type BranchValues = FormValues<typeof branchEntity>
const hoursOf = (values: BranchValues) => ({
  openingHours: values.openingHours ?? [],
  isDeliveryHoursEnabled: values.isDeliveryHoursEnabled === true,
  deliveryHours: values.deliveryHours ?? [],
  timeZone: values.timeZone ?? '',
})

/**
 * Runs before a branch is saved. If its hours were changed and orders would be outside the new hours, or wait for an answer while the branch
 * closes, returns a warning that lists them. Undefined: no warning is needed.
 */
export async function warnOfOrders(
  { record, before, after }: { record: Pick<Branch, 'id' | 'timeZone'>; before: BranchValues; after: BranchValues },
  { api, locale }: { api: Api; locale: Locale },
): Promise<SaveWarning | undefined> {
  if (hoursFields.every((name) => sameValue(before[name], after[name]))) return undefined
  const t = affectedTexts(locale)
  const answer = await api.call(orderingEndpoints.outsideHours, { body: { branch: record.id, hours: hoursOf(after) } })
  // Without a connection (status 0) the branch cannot be saved anyway, so no warning is needed. If only this check fails, staff are warned and
  // may still save.
  if (!answer.ok) {
    if (answer.status === 0) return undefined
    return { title: t.unknownTitle, text: t.unknown(answer.errors[0]?.message ?? '') }
  }
  if (answer.value.length === 0) return undefined
  const waiting = answer.value.filter(({ isWaiting }) => isWaiting).length
  const timed = answer.value.length - waiting
  return {
    title: timed > 0 ? t.title(answer.value.length, kindOf(answer.value)) : t.waitingTitle(waiting),
    text: [...(timed > 0 ? [t.text] : []), ...(waiting > 0 ? [t.waitingText] : [])].join(' '),
    details: <OrderLinks orders={answer.value} zone={record.timeZone} locale={locale} />,
  }
}

/** How the title calls the orders. 'Preorders' would be wrong as soon as one of them is for now. */
const kindOf = (orders: readonly AffectedOrder[]): 'ride' | 'food' | 'both' => {
  const [first] = orders
  const isOneKind = orders.every(({ kind, isWaiting }) => kind === first?.kind && !(kind === 'food' && isWaiting))
  return first && isOneKind ? first.kind : 'both'
}

/**
 * The list of affected orders. Each link opens its order in a new tab, because the input in the branch form must not be lost. Times are
 * shown in the time zone that is stored for the branch, because guests ordered in this zone. A new zone in the form is not used.
 */
function OrderLinks({ orders, zone, locale }: { orders: readonly AffectedOrder[]; zone: string; locale: Locale }) {
  const t = affectedTexts(locale)
  return (
    <ul className="m-ordering affected" aria-label={t.list}>
      {orders.map(({ id, number, at, guest, table, isWaiting }) => (
        <li key={id}>
          <Link to={`/bestellungen/${id}`} target="_blank" rel="noreferrer">
            <span className="nw">
              {isWaiting
                ? t.waits
                : `${formatShortDay(Date.parse(at), zone, locale)} ${formatTime(Date.parse(at), zone)}`}
            </span>
            <b>{guest || (table ? t.table(table) : t.noName)}</b>
            <span className="mut nw">{number}</span>
            <span className="sr">{t.newTab}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
