import { manyWords } from '../../words/product-many.ts'
import { isMoneyDecimal, money, toDecimal } from '#kernel/money.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { type CallFailed, failureText } from '#ui/backoffice/calls.ts'
import { NumberBox } from '#ui/backoffice/crud/fields/NumberBox.tsx'
import { useReferences } from '#ui/backoffice/crud/slots.tsx'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, MultiSelect, SegmentedControl, Select } from '@mantine/core'
import { useState } from 'react'
import type { BulkChange, Product } from '../../contract.ts'
import { changedPrice } from '../../rules/bulk-price.ts'

export type ChangeKind = 'category' | 'price' | 'tax' | 'tags'
type Price = NonNullable<BulkChange['price']>

/** The dialog that makes the same change to many products. For prices, it shows the old and the new price of the first five products. */
export function ChangeDialog(props: {
  kind: ChangeKind
  products: readonly Product[]
  onApply: (change: BulkChange) => void
  isSaving: boolean
  error: CallFailed | null
  onClose: () => void
}) {
  const t = useTexts(manyWords)
  const { kind, products } = props
  const [change, setChange] = useState<BulkChange>(
    kind === 'price' ? { price: { by: 'percent', value: 5, step: '0.10' } } : {},
  )
  const [isEmpty, setIsEmpty] = useState(false)
  const says = Object.values(change).some(
    (value) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  const isRight = says && (!change.price || isMoneyDecimal(change.price.value))
  const set = (next: BulkChange) => {
    setChange(next)
    setIsEmpty(false)
  }
  return (
    <Modal opened onClose={props.onClose} title={t.titles[kind](products.length)} size={520}>
      <div className="col" style={{ gap: 14 }}>
        {kind === 'category' ? <CategoryChange change={change} set={set} /> : null}
        {kind === 'price' && change.price ? (
          <PriceChange price={change.price} set={(price) => set({ price })} products={products} />
        ) : null}
        {kind === 'tax' ? <TaxChange change={change} set={set} /> : null}
        {kind === 'tags' ? <TagChange change={change} set={set} /> : null}
        {isEmpty ? <Banner tone="alarm">{t.nothing}</Banner> : null}
        {props.error ? <Banner tone="alarm">{failureText(props.error, t.failed)}</Banner> : null}
      </div>
      <DialogFoot back={t.cancel} onBack={props.onClose}>
        <Button
          size="lg"
          variant="filled"
          loading={props.isSaving}
          onClick={() => (isRight ? props.onApply(change) : setIsEmpty(true))}
        >
          {t.apply(products.length)}
        </Button>
      </DialogFoot>
    </Modal>
  )
}

interface PartProps {
  change: BulkChange
  set: (change: BulkChange) => void
}

function CategoryChange({ change, set }: PartProps) {
  const t = useTexts(manyWords)
  const { options } = useReferences('category')
  return (
    <Select
      label={t.category}
      data-autofocus
      searchable
      data={[...options, { value: '', label: t.none }]}
      value={change.categoryId === null ? '' : (change.categoryId ?? null)}
      onChange={(id) => set(id === null ? {} : { categoryId: id === '' ? null : id })}
    />
  )
}

function TaxChange({ change, set }: PartProps) {
  const t = useTexts(manyWords)
  return (
    <>
      <div className="g3">
        {(['tax', 'takeawayTax', 'dineInTax'] as const).map((name) => (
          <NumberBox
            key={name}
            label={t.taxes[name]}
            unit="%"
            digits={{ min: 0, max: 4 }}
            value={change[name] ?? undefined}
            onChange={(value) => {
              const { [name]: _, ...others } = change
              set(value === undefined ? others : { ...others, [name]: value })
            }}
          />
        ))}
      </div>
      <p className="hint">{t.taxHelp}</p>
    </>
  )
}

function TagChange({ change, set }: PartProps) {
  const t = useTexts(manyWords)
  const { options } = useReferences('tag')
  return (
    <>
      <MultiSelect
        label={t.addTags}
        searchable
        data={options}
        value={change.addTagIds ?? []}
        onChange={(addTagIds) => set({ ...change, addTagIds })}
      />
      <MultiSelect
        label={t.removeTags}
        searchable
        data={options}
        value={change.removeTagIds ?? []}
        onChange={(removeTagIds) => set({ ...change, removeTagIds })}
      />
    </>
  )
}

function PriceChange({
  price,
  set,
  products,
}: {
  price: Price
  set: (price: Price) => void
  products: readonly Product[]
}) {
  const t = useTexts(manyWords)
  const { currency } = useStaff()
  const next = (product: Product): string =>
    isMoneyDecimal(price.value) ? formatMoney(toDecimal(changedPrice(money(product.price), price)), currency) : '–'
  return (
    <>
      <SegmentedControl
        aria-label={t.by}
        data={[
          { value: 'percent', label: t.byKinds.percent },
          { value: 'amount', label: t.byKinds.amount },
        ]}
        value={price.by}
        onChange={(by) => set({ ...price, by: by as Price['by'] })}
      />
      <div className="g2">
        <NumberBox
          label={t.value}
          description={t.valueHelp}
          unit={price.by === 'percent' ? '%' : currency === 'EUR' ? '€' : currency}
          digits={{ min: price.by === 'percent' ? 0 : 2, max: 4 }}
          value={price.value}
          onChange={(value) => set({ ...price, value: value ?? Number.NaN })}
        />
        <Select
          label={t.step}
          allowDeselect={false}
          data={Object.entries(t.steps).map(([value, label]) => ({ value, label }))}
          value={price.step}
          onChange={(step) => set({ ...price, step: (step ?? price.step) as Price['step'] })}
        />
      </div>
      <table className="tbl compact">
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col" className="num">
              {t.before}
            </th>
            <th scope="col" className="num">
              {t.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {products.slice(0, 5).map((product) => (
            <tr key={product.id}>
              <td>{product.name}</td>
              <td className="num mut">{formatMoney(product.price, currency)}</td>
              <td className="num b">{next(product)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {products.length > 5 ? <p className="hint">{t.more(products.length - 5)}</p> : null}
    </>
  )
}
