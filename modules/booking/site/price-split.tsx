import { countryName } from '#i18n/country-name.ts'
import type { Locale } from '#contract/locale.ts'
import { bookingTexts } from '../words/booking.ts'
import { rideSummaryTexts } from '../words/ride-summary.ts'
import { decimalText, format, type Money } from '#kernel/money.ts'
import type { PriceView } from './ride-view.ts'

/** Formats an amount without currency, for a column of the table: '153,00'. */
const plain = (amount: Money): string => format(amount, '').trim()

/**
 * The price per country: a bar that is divided in proportion to the kilometres, and a table with kilometres, net and tax. The table has
 * rows for accessories, too.
 */
export function PriceSplit({ price, locale }: { price: PriceView; locale: Locale }) {
  const texts = rideSummaryTexts(locale).split
  return (
    <div className="m-booking split">
      <div
        className="bar"
        style={{ gridTemplateColumns: price.countries.map(({ kilometres }) => `${kilometres}fr`).join(' ') }}
        aria-hidden="true"
      >
        {price.countries.map(({ country }) => (
          <i key={country} />
        ))}
      </div>
      <table>
        <caption className="vh">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.country}</th>
            <th scope="col">{texts.km}</th>
            <th scope="col">{texts.net}</th>
            <th scope="col">{texts.tax}</th>
          </tr>
        </thead>
        <tbody>
          {price.countries.map(({ country, kilometres, net, tax, taxRate }) => (
            <tr key={country}>
              <td>{countryName(country, locale)}</td>
              <td>{kilometres}</td>
              <td>{plain(net)}</td>
              <td>
                {decimalText(taxRate)}% · {plain(tax)}
              </td>
            </tr>
          ))}
          {price.accessories.map(({ name, net, tax, taxRate }) => (
            <tr key={name}>
              <td colSpan={2}>{name}</td>
              <td>{plain(net)}</td>
              <td>
                {decimalText(taxRate)}% · {plain(tax)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The net amount, the tax per tax rate, and the total. */
export function PriceTotals({
  price,
  currency,
  isOpen,
  locale,
}: {
  price: PriceView
  currency: string
  /** Whether the price can still change because staff must confirm it. It is then shown with 'ca.'. */
  isOpen: boolean
  locale: Locale
}) {
  const texts = rideSummaryTexts(locale).split
  const total = format(price.total, currency)
  return (
    <div className="totals">
      <div className="sub">
        <span>{texts.net}</span>
        <span className="num">{format(price.net, currency)}</span>
      </div>
      {price.taxes.map(({ rate, tax }) => (
        <div key={rate} className="sub">
          <span>{texts.taxLine(decimalText(rate))}</span>
          <span className="num">{format(tax, currency)}</span>
        </div>
      ))}
      <div className="sum">
        <span>{texts.total}</span>
        <span className="num">{isOpen ? bookingTexts(locale).vehicle.approximate(total) : total}</span>
      </div>
    </div>
  )
}
