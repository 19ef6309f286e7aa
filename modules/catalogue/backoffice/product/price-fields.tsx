import { productWords } from '../../words/product.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { MoneyField, PercentField } from '#ui/backoffice/crud/fields/number-fields.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { isVehicle } from '../parts/product-values.ts'

/** The price field. For a vehicle it is the price per kilometre. */
export function PriceField(props: FieldProps) {
  const t = useTexts(productWords)
  return isVehicle(props.values) ? (
    <MoneyField {...props} label={t.perKm} help={t.perKmHelp} />
  ) : (
    <MoneyField {...props} label={t.grossPrice} />
  )
}

/**
 * The field for a tax rate. In the table of taxes, the row already shows the label; the label of the field is there only for screen readers.
 * For a vehicle, the field has another label and a help text.
 */
export function TaxField(props: FieldProps) {
  const t = useTexts(productWords)
  return isVehicle(props.values) ? (
    <PercentField {...props} label={t.homeTax} help={t.homeTaxHelp} />
  ) : (
    <PercentField {...props} help={undefined} />
  )
}
