import { toDecimal } from '#kernel/money.ts'
import { kilometresText } from '#modules/maps/rules/route-figures.ts'
import { formatDuration, formatMoney, formatNumber } from '#ui/backoffice/format.ts'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import type { RidePrice as Price } from '../../rules/ride-price.ts'
import { rideEntryTexts } from '../../words/ride-entry.ts'
import type { useRoute } from './use-route.ts'

/** Shows what staff tell the caller: distance, price per country, total. */
export function RidePrice({ route, price }: { route: ReturnType<typeof useRoute>; price: Price | undefined }) {
  const t = useTexts(rideEntryTexts)
  const locale = useLocale()
  const { currency } = useStaff()
  const money = (value: Parameters<typeof toDecimal>[0]) => formatMoney(toDecimal(value), currency)
  // With a price, the head has the kilometres of its rows, which are rounded up per country.
  const billed = price?.split.reduce((sum, { kilometres }) => sum + kilometres, 0)
  const extras = price?.lines.filter(({ kind }) => kind === 'accessory') ?? []
  return (
    <section className="card" aria-labelledby="ride-price">
      <div className="hd">
        <h2 id="ride-price">{t.price}</h2>
        <span className="sp" />
        {route.found ? (
          <span className="mut sm">
            {billed === undefined ? kilometresText(route.found.metres, locale) : formatNumber(billed, locale)} km ·{' '}
            {formatDuration(route.found.seconds)}
            {route.found.estimated ? ` · ${t.estimated}` : ''}
          </span>
        ) : null}
      </div>
      <div className="bd col" style={{ gap: 10 }} role="status">
        {price ? (
          <>
            <table className="tbl compact">
              <thead>
                <tr>
                  <th scope="col">{t.country}</th>
                  <th scope="col" className="num">
                    {t.km}
                  </th>
                  <th scope="col" className="num">
                    {t.tax}
                  </th>
                  <th scope="col" className="num">
                    {t.price}
                  </th>
                </tr>
              </thead>
              <tbody>
                {price.split.map((row) => (
                  <tr key={row.country}>
                    <td>{row.country}</td>
                    <td className="num">{formatNumber(row.kilometres, locale)}</td>
                    <td className="num">
                      {formatNumber(row.taxRate, locale)}
                      {'\u00a0'}%
                    </td>
                    <td className="num">{money(row.gross)}</td>
                  </tr>
                ))}
                {extras.map((line) => (
                  <tr key={line.accessory}>
                    <td colSpan={3}>{t.extrasLine}</td>
                    <td className="num">{money(line.gross)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <div className="row w">
              <span className="mut sm">{t.net(money(price.pricing.totalNet), money(price.pricing.totalTax))}</span>
              <span className="sp" />
              <output className="rtotal">{money(price.pricing.totalGross)}</output>
            </div>
          </>
        ) : (
          <p className="mut">{route.isPending ? t.computing : route.isFailed ? t.routeFailed : t.noRoute}</p>
        )}
      </div>
    </section>
  )
}
