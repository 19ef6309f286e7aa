import { productWords } from '../../words/product.ts'
import { NumberBox } from '#ui/backoffice/crud/fields/NumberBox.tsx'
import { Rows } from '#ui/backoffice/crud/fields/Rows.tsx'
import { type Problem, problemAt } from '#ui/backoffice/crud/problems.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Select } from '@mantine/core'
import type { Content } from '../parts/product-values.ts'

type Discount = NonNullable<Content['discounts']>[number]

/**
 * The field for discounts on long rides. Each row has a distance. If the whole ride is at least that long, each kilometre has another price,
 * or costs a percentage less (docs/rules/money.md, Rides).
 */
export function DiscountRows({
  discounts,
  onChange,
  problems,
  onBlur,
  readOnly,
}: {
  discounts: readonly Discount[]
  onChange: (discounts: Discount[]) => void
  problems: readonly Problem[]
  onBlur: () => void
  readOnly: boolean
}) {
  const t = useTexts(productWords)
  const { currency } = useStaff()
  const kindOf = (discount: Discount) => (discount.percent === undefined ? 'price' : 'percent')
  const last = discounts.at(-1)?.from ?? 0
  return (
    <div className="col">
      <h3>{t.discounts}</h3>
      <p className="hint">{t.discountsHelp}</p>
      <Rows<Discount>
        rows={discounts}
        onChange={onChange}
        create={() => ({ from: last + 50, percent: 5 })}
        nameOf={({ from }) => t.discountRow(String(from))}
        addLabel={t.discountAdd}
        emptyText={t.discountNone}
        readOnly={readOnly}
        unordered
        className="m-catalogue tiers"
        head={
          <>
            <span>{t.discountFrom}</span>
            <span>{t.discountKind}</span>
            <span>{t.discountValue}</span>
          </>
        }
      >
        {(discount, index, set, add) => {
          const kind = kindOf(discount)
          return (
            <>
              <NumberBox
                aria-label={t.discountFrom}
                value={discount.from}
                digits={{ min: 0, max: 3 }}
                unit="km"
                error={problemAt(problems, `discounts.${index}.from`)}
                onBlur={onBlur}
                onEnter={add}
                onChange={(from) => set({ ...discount, from: from ?? Number.NaN })}
              />
              <Select
                aria-label={t.discountKind}
                allowDeselect={false}
                data={[
                  { value: 'percent', label: t.discountKinds.percent },
                  { value: 'price', label: t.discountKinds.price },
                ]}
                value={kind}
                onChange={(next) =>
                  set(next === 'price' ? { from: discount.from, price: 0 } : { from: discount.from, percent: 0 })
                }
              />
              <NumberBox
                aria-label={t.discountValue}
                value={kind === 'price' ? discount.price : discount.percent}
                digits={kind === 'price' ? { min: 2, max: 4 } : { min: 0, max: 4 }}
                unit={kind === 'price' ? (currency === 'EUR' ? '€' : currency) : '%'}
                error={problemAt(problems, `discounts.${index}.${kind}`)}
                onBlur={onBlur}
                onEnter={add}
                onChange={(value) => set({ from: discount.from, [kind]: value ?? Number.NaN })}
              />
            </>
          )
        }}
      </Rows>
    </div>
  )
}
