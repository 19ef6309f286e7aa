import { productWords } from '../../words/product.ts'
import { fraction, money, sum, times, toDecimal } from '#kernel/money.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { Labelled } from '#ui/backoffice/crud/fields/Labelled.tsx'
import { NumberBox } from '#ui/backoffice/crud/fields/NumberBox.tsx'
import { Rows } from '#ui/backoffice/crud/fields/Rows.tsx'
import { problemAt } from '#ui/backoffice/crud/problems.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Select } from '@mantine/core'
import type * as z from 'zod'
import { type BundleItem, catalogueEndpoints } from '../../contract.ts'

type Item = z.input<typeof BundleItem>

/** The field for the products of a bundle. It shows the sum of their single prices for comparison. */
export function BundleField(props: FieldProps) {
  const t = useTexts(productWords).bundleRows
  const { currency } = useStaff()
  const items = (Array.isArray(props.value) ? props.value : []) as Item[]
  const products = useCall(catalogueEndpoints.products.list, { query: { pageSize: 500 } }).data?.value ?? []
  const options = products
    .filter(({ id, type }) => id !== props.values['id'] && type !== 'bundle' && type !== 'vehicle')
    .map(({ id, name }) => ({ value: id, label: name }))
  const single = sum(
    items.flatMap(({ product, amount }) => {
      const found = products.find(({ id }) => id === product)
      return found && amount > 0 && amount < 10_000 ? [times(money(found.price), fraction(amount))] : []
    }),
  )
  return (
    <Labelled {...props}>
      <Rows<Item>
        rows={items}
        onChange={props.onChange}
        create={() => ({ product: options[0]?.value ?? '', amount: 1 })}
        nameOf={({ product }) => t.row(products.find(({ id }) => id === product)?.name ?? '–')}
        addLabel={t.add}
        emptyText={t.none}
        readOnly={props.readOnly}
        className="m-catalogue bundle"
      >
        {(item, index, set, addRow) => (
          <>
            <Select
              aria-label={t.product}
              searchable
              limit={60}
              allowDeselect={false}
              data={options}
              value={item.product}
              error={problemAt(props.problems, `${index}.product`)}
              onChange={(product) => set({ ...item, product: product ?? item.product })}
            />
            <NumberBox
              aria-label={t.amount}
              value={item.amount}
              digits={{ min: 0, max: 3 }}
              error={problemAt(props.problems, `${index}.amount`)}
              onBlur={props.onBlur}
              onEnter={addRow}
              onChange={(amount) => set({ ...item, amount: amount ?? Number.NaN })}
            />
          </>
        )}
      </Rows>
      {items.length > 0 ? <p className="hint">{t.single(formatMoney(toDecimal(single), currency))}</p> : null}
    </Labelled>
  )
}
