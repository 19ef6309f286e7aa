import { countryName } from '#i18n/country-name.ts'
import { boardTexts } from '../../words/board.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { formatDuration, formatKm, formatMoney, formatNumber, formatUnitPrice } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { IconRoute } from '@tabler/icons-react'
import type { Order, OrderItem } from '../../contract.ts'
import { isPriceOpen } from '../../rules/price-open.ts'
import { staffNameOf } from '../../rules/staff-words.ts'
import { tipTexts } from '../../words/tip.ts'
import { RideLines } from '../board/card-lines.tsx'

/** Background and text colour of each segment of the route. If the route has more segments than colours, the list starts again. */
const colours = [
  { background: 'var(--c1)', color: 'light-dark(#fff,#06170e)' },
  { background: 'var(--c2)', color: '#241700' },
  { background: 'var(--c3)', color: 'light-dark(#fff,#0b1524)' },
  { background: 'var(--c4)', color: 'light-dark(#fff,#2a0f1e)' },
] as const

/**
 * The route of a ride as a bar with one segment per country, and a table with the price of each country and each accessory. The table has the
 * same lines as the customer's bill. Shows nothing if the order is not a ride.
 */
export function RouteSection({ order }: { order: Order }) {
  const t = useTexts(boardTexts)
  const locale = useLocale()
  const { ride } = order
  if (!ride) return null
  const stretches = order.items.filter((item) => item.kind === 'ride')
  const country = (item: OrderItem) => (item.country ? countryName(item.country, locale) : '')
  const total = stretches.reduce((sum, item) => sum + item.amount, 0)
  return (
    <section className="sec">
      <h3>
        <IconRoute className="i" stroke={1.75} aria-hidden />
        {t.drawer.route}
        <span className="mut sm" style={{ fontWeight: 400 }}>
          {total > 0 ? `${formatNumber(total, locale)}\u00a0km` : formatKm(ride.route.metres, locale)} ·{' '}
          {formatDuration(ride.route.seconds)}
        </span>
        {/* An open price says 'ca.' with the reason, so the badge would say the same twice. */}
        {ride.route.estimated && !isPriceOpen(order) ? <span className="bdg new">{t.card.estimated}</span> : null}
      </h3>
      {ride.route.needsConfirmation ? (
        <div style={{ marginBottom: 8 }}>
          <Banner tone="new">{t.drawer.confirmRoute}</Banner>
        </div>
      ) : null}
      <div style={{ marginBottom: 10 }}>
        <RideLines order={order} isFull />
      </div>
      {total > 0 ? (
        <div
          className="seg2"
          role="img"
          aria-label={stretches.map((item) => `${country(item)} ${formatNumber(item.amount, locale)} km`).join(', ')}
        >
          {stretches.map((item, index) => (
            <span key={item.id} style={{ flex: item.amount, ...colours[index % colours.length] }}>
              {item.amount / total > 0.3 ? country(item) : item.country} {formatNumber(item.amount, locale)}
              {'\u00a0'}km
            </span>
          ))}
        </div>
      ) : null}
      <PriceTable order={order} first={(item) => (item.kind === 'ride' ? country(item) : staffNameOf(item))} isRide />
    </section>
  )
}

/** A table of price lines with net, tax and gross. The total is the sum of the rounded lines (docs/rules/money.md, Lines and totals). */
function PriceTable({
  order,
  first,
  isRide = false,
}: {
  order: Order
  first: (item: OrderItem) => string
  isRide?: boolean
}) {
  const t = useTexts(boardTexts)
  const tip = useTexts(tipTexts)
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, order.currency)
  const quantity = (item: OrderItem) =>
    `${formatNumber(item.amount, locale)} × ${formatUnitPrice(item.unitPrice, order.currency)}`
  return (
    <table className="tbl" style={{ marginTop: 8 }}>
      <thead>
        <tr>
          <th>{isRide ? t.drawer.part : t.drawer.items}</th>
          <th className="num">{isRide ? t.drawer.km : '×'}</th>
          <th className="num hide-phone">{t.drawer.net}</th>
          <th className="num">{t.drawer.tax}</th>
          <th className="num">{t.drawer.gross}</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.id}>
            <td style={{ whiteSpace: 'normal' }}>
              {first(item)}, {formatNumber(item.taxRate, locale)}
              {'\u00a0'}%
              {!isRide && item.details.length > 0 ? (
                <div className="sm mut">{item.details.map((one) => one.value).join(' · ')}</div>
              ) : null}
            </td>
            <td className="num">{quantity(item)}</td>
            <td className="num hide-phone">{money(item.net)}</td>
            <td className="num">{money(item.tax)}</td>
            <td className="num">{money(item.gross)}</td>
          </tr>
        ))}
        <tr>
          <td colSpan={2}>
            <b>{t.drawer.total}</b>
          </td>
          <td className="num hide-phone">{money(order.pricing.totalNet)}</td>
          <td className="num">{money(order.pricing.totalTax)}</td>
          <td className="num">
            <b>{money(order.pricing.totalGross)}</b>
          </td>
        </tr>
        {order.tip > 0 ? (
          <tr>
            <td colSpan={2}>{tip.title}</td>
            <td className="num hide-phone">–</td>
            <td className="num">–</td>
            <td className="num">{money(order.tip)}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  )
}
