import type { Product } from '#modules/catalogue/contract.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button, NumberInput, Select } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { decimalText } from '#kernel/money.ts'
import type { ProductFacts } from '../contract.ts'
import { labelTexts } from '../words/labels.ts'

export interface Wanted {
  readonly product: string
  readonly copies: number
}

const MOST = 40

/** The list of the chosen products. Staff set how many labels each of them gets. */
export function ProductRows(props: {
  products: readonly Product[]
  facts: readonly ProductFacts[]
  wanted: readonly Wanted[]
  /** The chosen image template. Labels can be printed from it without a product, too. */
  template?: { id: string; name: string } | undefined
  onChange: (wanted: readonly Wanted[]) => void
  onFacts?: ((product: string) => void) | undefined
}) {
  const t = useTexts(labelTexts)
  const { locale } = useStaff()
  const { products, facts, wanted, template, onChange, onFacts } = props
  const free = products.filter(({ id, type }) => type !== 'vehicle' && !wanted.some(({ product }) => product === id))
  const nameOf = (id: string): string => {
    if (id === template?.id) return t.withoutProduct(template.name)
    const product = products.find((one) => one.id === id)
    return product ? productName(product, locale) : ''
  }
  const contentOf = (id: string): string => {
    const known = facts.find(({ product }) => product === id)
    return known?.amount ? `${decimalText(known.amount)} ${known.unit}` : ''
  }
  return (
    <section aria-labelledby="label-products" className="col">
      <h2 className="lbl" id="label-products">
        {t.products} <span className="cnt">{wanted.length}</span>
      </h2>
      {wanted.map(({ product, copies }) => (
        <div className="row product" key={product}>
          <span className="b grow">{nameOf(product)}</span>
          {product === template?.id ? null : onFacts ? (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={`${contentOf(product) || t.noContent}, ${t.facts(nameOf(product))}`}
              onClick={() => onFacts(product)}
            >
              {contentOf(product) || t.noContent}
            </Button>
          ) : (
            <span className="mut">{contentOf(product)}</span>
          )}
          <NumberInput
            aria-label={t.copies(nameOf(product))}
            className="copies"
            min={1}
            max={480}
            allowDecimal={false}
            clampBehavior="strict"
            value={copies}
            onChange={(value) => {
              if (typeof value === 'number' && value >= 1)
                onChange(wanted.map((one) => (one.product === product ? { ...one, copies: value } : one)))
            }}
          />
          <ActionIcon
            variant="subtle"
            aria-label={t.remove(nameOf(product))}
            onClick={() => onChange(wanted.filter((one) => one.product !== product))}
          >
            <IconX className="i" aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {wanted.length >= MOST ? (
        <p className="hint">{t.full}</p>
      ) : (
        <Select
          key={wanted.length}
          label={t.add}
          placeholder={t.addHint}
          searchable
          // So Enter adds the first match.
          selectFirstOptionOnChange
          limit={60}
          nothingFoundMessage={t.nothingFound}
          data={[
            ...(template && !wanted.some(({ product }) => product === template.id)
              ? [{ value: template.id, label: t.withoutProduct(template.name) }]
              : []),
            ...free.map((product) => ({ value: product.id, label: productName(product, locale) })),
          ]}
          value={null}
          onChange={(id) => {
            if (id) onChange([...wanted, { product: id, copies: 1 }])
          }}
        />
      )}
    </section>
  )
}
