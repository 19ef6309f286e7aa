import { countryName } from '#i18n/country-name.ts'
import { minimumAgeOf } from '../../rules/minimum-age.ts'
import { minimumAgeTexts } from '../../words/minimum-age.ts'
import { boardTexts } from '../../words/board.ts'
import { unitTexts } from '#i18n/units.ts'
import { formatMoney, formatNumber, formatOnPaper } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import type { ReactNode } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { staffDetailsOf, staffNameOf } from '../../rules/staff-words.ts'
import { dueAt, guestShown, kindOf, labelOf, paymentWord, zoneOf } from '../parts/order-words.ts'
import { PhoneText } from '../parts/PhoneText.tsx'
import './drawer.css'
import { quantityOf } from './quantity.ts'
import { TipLine } from './TipRow.tsx'
import { rideRows } from './ride-rows.ts'
import { staffAddress } from '../../words/address-text.ts'

/** The page for one order that the browser prints. If `copy` is 1 or more, 'KOPIE n' is printed at its top. */
export function Slip({ order, copy }: { order: OrderSummary; copy: number }) {
  const t = useTexts(boardTexts)
  const { branches, locale, shopName } = useStaff()
  const units = useTexts(unitTexts)
  const zone = zoneOf(order, branches)
  const due = dueAt(order)
  const { ride } = order
  const ageTexts = useTexts(minimumAgeTexts)
  const age = minimumAgeOf(order)
  const branchName = branches.find((one) => one.id === order.branchId)?.name
  // Shop and branch often have the same name, for example if there is one branch. It is printed once.
  const names = [...new Set([shopName, branchName].filter((name) => name !== undefined && name !== ''))]
  const facts: [string, ReactNode][] = [
    [t.history.guest, guestShown(order, t)],
    ['Tel.', order.phone ? <PhoneText key="phone" phone={order.phone} /> : ''],
    [t.history.received, formatOnPaper(Date.parse(order.createdAt), zone)],
    [t.counter.time, due === undefined ? t.card.asap : formatOnPaper(due, zone)],
    ...(ride ? rideRows(ride, t, locale) : []),
    ...(order.isDelivery
      ? ([
          [t.items.area, order.deliveryArea],
          [
            t.drawer.deliveryAddress,
            [
              order.deliveryAddress
                ? `${order.deliveryAddress.firstName} ${order.deliveryAddress.lastName}`.trim()
                : '',
              staffAddress(order.deliveryAddress ?? order, locale),
            ]
              .filter(Boolean)
              .join(', '),
          ],
        ] as [string, string][])
      : []),
    [ageTexts.title, age ? ageTexts.check(age) : ''],
    [t.drawer.comment, order.comment],
    [t.drawer.payment, `${t.drawer.methods[order.paymentMethod]}, ${paymentWord(order, t.drawer)}`],
  ]
  return (
    <article className="page-break">
      {copy > 0 ? <h1>{t.timeline.slip(copy)}</h1> : null}
      <p>{names.join(' · ')}</p>
      <h1>
        {labelOf(order, t)}
        {ride ? null : ` · ${kindOf(order, t).label}`}
      </h1>
      <p>
        {t.drawer.printNote} · {t.drawer.uid(order.uid)}
      </p>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <table>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.id}>
              <td>
                {item.kind === 'product'
                  ? quantityOf(item, units, locale)
                  : `${formatNumber(item.amount, locale)} ${item.unit === 'km' ? 'km' : '×'}`}
              </td>
              <td>
                {staffNameOf(item)}
                {item.country ? `, ${countryName(item.country, locale)}` : ''}
                {/* Only dishes have their choices here. The details of a ride are among the facts above the table. */}
                {item.kind === 'product' && item.details.length > 0
                  ? ` (${staffDetailsOf(item)
                      .map((one) => one.value)
                      .join(', ')})`
                  : ''}
                {item.allergens ? ` · ${t.card.allergens} ${item.allergens}` : ''}
              </td>
              <td className="num">{formatMoney(item.gross, order.currency)}</td>
            </tr>
          ))}
          {order.isDelivery ? (
            <tr>
              <td colSpan={2}>{t.items.delivery}</td>
              <td className="num">{formatMoney(order.pricing.deliveryGross, order.currency)}</td>
            </tr>
          ) : null}
          {order.kind === 'food'
            ? order.pricing.taxes.map((tax) => (
                <tr key={tax.rate}>
                  <td colSpan={2}>{t.items.tax(formatNumber(tax.rate, locale))}</td>
                  <td className="num">{formatMoney(tax.tax, order.currency)}</td>
                </tr>
              ))
            : null}
          <tr>
            <td colSpan={2}>
              <b>{t.drawer.total}</b>
            </td>
            <td className="num">
              <b>{formatMoney(order.pricing.totalGross, order.currency)}</b>
            </td>
          </tr>
          <TipLine order={order} />
        </tbody>
      </table>
    </article>
  )
}
