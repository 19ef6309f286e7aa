import { toDecimal } from '#kernel/money.ts'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import type { FormView } from '#ui/backoffice/crud/editor.ts'
import { NumberBox } from '#ui/backoffice/crud/fields/NumberBox.tsx'
import { formatMoney, formatNumber, formatUnitPrice } from '#ui/backoffice/format.ts'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useState } from 'react'
import { probeTexts } from '../words/probe.ts'
import { ABROAD, discountsOf, probeRide } from './ride-probe.ts'

/**
 * The panel 'Was kostet eine Fahrt?' next to the form of a vehicle. Staff enter the kilometres in the home country and the kilometres
 * abroad. The panel shows the price per country and the total for the values in the form. If the saved values give another total, the panel
 * also shows that total. Shows nothing if no branch offers rides.
 */
export function RideProbe({ values, record }: Pick<FormView, 'values' | 'record'>) {
  const t = useTexts(probeTexts)
  const locale = useLocale()
  const { currency } = useStaff()
  const branches = useCall(branchesEndpoints.list, { query: { pageSize: 500 } })
  const [homeKm, setHomeKm] = useState<number>(20)
  const [abroadKm, setAbroadKm] = useState<number>(0)
  const branch = branches.data?.value.find(({ kind }) => kind === 'rides')
  if (!branch) return null
  const taxes = { homeCountry: branch.homeCountry, countryTaxes: branch.countryTaxes }
  const km = (value: number) => (Number.isFinite(value) && value >= 0 && value < 10_000 ? value : 0)
  const input = { homeKm: km(homeKm), abroadKm: km(abroadKm), taxes }
  const price = probeRide(values, input)
  const stored = record ? probeRide(record, input) : undefined
  const name = (code: string) => (code === ABROAD ? t.other : code)
  const amount = (value: Parameters<typeof toDecimal>[0]) => formatMoney(toDecimal(value), currency)
  const tier = price?.ok
    ? discountsOf(values)
        .filter(({ from }) => price.value.tripKilometres >= from)
        .toSorted((a, b) => b.from - a.from)[0]
    : undefined
  return (
    <section className="card">
      <div className="hd">
        <h2>{t.title}</h2>
      </div>
      <div className="bd col" style={{ gap: 14 }}>
        <div className="g2">
          <NumberBox
            label={t.home(taxes.homeCountry)}
            value={homeKm}
            digits={{ min: 0, max: 3 }}
            unit="km"
            onChange={(value) => setHomeKm(value ?? 0)}
          />
          <NumberBox
            label={t.abroad}
            value={abroadKm}
            digits={{ min: 0, max: 3 }}
            unit="km"
            onChange={(value) => setAbroadKm(value ?? 0)}
          />
        </div>
        {!price ? (
          <p className="mut">{t.needsPrice}</p>
        ) : !price.ok ? (
          <p className="mut">{t.needsKm}</p>
        ) : (
          <div role="status" className="col" style={{ gap: 10 }}>
            <table className="tbl compact" aria-label={t.split}>
              <thead>
                <tr>
                  <th scope="col">{t.country}</th>
                  <th scope="col" className="num">
                    {t.km}
                  </th>
                  <th scope="col" className="num">
                    {t.perKm}
                  </th>
                  <th scope="col" className="num">
                    {t.tax}
                  </th>
                  <th scope="col" className="num">
                    {t.gross}
                  </th>
                </tr>
              </thead>
              <tbody>
                {price.value.split.map((row) => (
                  <tr key={row.country}>
                    <td>{name(row.country)}</td>
                    <td className="num">{formatNumber(row.kilometres, locale)}</td>
                    <td className="num">{formatUnitPrice(toDecimal(row.unitPrice), currency)}</td>
                    <td className="num">
                      {amount(row.tax)}
                      <br />
                      <span className="mut xs">{formatNumber(row.taxRate, locale)} %</span>
                    </td>
                    <td className="num b">{amount(row.gross)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <div className="row">
              <span className="b">{t.total}</span>
              <span className="sp" />
              <span className="b" style={{ fontSize: 'var(--f-xl)' }}>
                {amount(price.value.pricing.totalGross)}
              </span>
            </div>
            {stored?.ok && stored.value.pricing.totalGross !== price.value.pricing.totalGross ? (
              <p className="bdg new" style={{ alignSelf: 'end' }}>
                {t.before(amount(stored.value.pricing.totalGross))}
              </p>
            ) : null}
            <p className="hint">
              {tier
                ? t.tier(
                    tier.price === undefined
                      ? `${formatNumber(tier.percent ?? 0, locale)} %`
                      : formatUnitPrice(toDecimal(tier.price), currency),
                    formatNumber(tier.from, locale),
                  )
                : t.noTier}
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
