import { productWords } from '../../words/product.ts'
import { money, netOf } from '#kernel/money.ts'
import { toDecimal } from '#kernel/money.ts'
import type { productEntity } from '../../contract.ts'
import type { SectionView } from '#ui/backoffice/crud/editor.ts'
import { formatMoney, formatUnitPrice } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { IconArmchair, IconMoped, IconPaperBag } from '@tabler/icons-react'
import { amountOf, isVehicle } from '../parts/product-values.ts'

/**
 * The section of the product form for price and taxes. For a vehicle, it shows the price per kilometre. For other products, a table shows the
 * net price for each type of order.
 */
export function PriceBody({ values, field }: SectionView<typeof productEntity>) {
  if (isVehicle(values))
    return (
      <div className="fgrid">
        {field('price')}
        {field('tax')}
        {field('isPriceHidden')}
      </div>
    )
  return (
    <div className="col" style={{ gap: 16 }}>
      <div className="fgrid">
        {field('price')}
        {field('calculationModel')}
        {field('unit')}
      </div>
      <TaxTable values={values} field={field} />
      {field('isPriceHidden')}
    </div>
  )
}

function TaxTable({ values, field }: Pick<SectionView<typeof productEntity>, 'values' | 'field'>) {
  const t = useTexts(productWords).taxTable
  const { currency } = useStaff()
  const price = amountOf(values.price)
  const rows = [
    { name: 'tax', label: t.delivery, icon: IconMoped },
    { name: 'takeawayTax', label: t.takeaway, icon: IconPaperBag },
    { name: 'dineInTax', label: t.dineIn, icon: IconArmchair },
  ] as const
  return (
    <div className="tblwrap">
      <table className="m-catalogue tbl taxtable">
        <thead>
          <tr>
            <th scope="col">{t.kind}</th>
            <th scope="col">{t.tax}</th>
            <th scope="col" className="num">
              {t.net}
            </th>
            <th scope="col" className="num">
              {t.guest}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label, icon: Picture }) => {
            const rate = amountOf(values[name]) ?? amountOf(values.tax)
            const isShown = price !== undefined && price >= 0 && rate !== undefined && rate >= 0
            return (
              <tr key={name}>
                <th scope="row">
                  <span className="row">
                    <Picture className="i" stroke={1.75} aria-hidden />
                    {label}
                  </span>
                </th>
                <td>{field(name)}</td>
                <td className="num">
                  {isShown ? formatUnitPrice(toDecimal(netOf(money(round4(price)), rate)), currency) : '–'}
                </td>
                <td className="num b">{price === undefined ? '–' : formatMoney(price, currency)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** While staff type, an amount can have too many decimals. The field shows this error. The table of net prices uses the rounded amount. */
const round4 = (value: number): number => Math.round(value * 10_000) / 10_000
