import { useStaff } from '../../staff.tsx'
import type { FieldProps } from '../field-props.ts'
import { acceptsNull } from '../record.ts'
import { inputProps } from './Labelled.tsx'
import { NumberBox } from './NumberBox.tsx'

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

function NumericField({
  props,
  digits,
  unit,
}: {
  props: FieldProps
  digits: { min: number; max: number }
  unit?: string
}) {
  const { onChange } = props
  const empty = acceptsNull(props.field.schema) ? null : undefined
  return (
    <div className="narrow">
      <NumberBox
        {...inputProps(props)}
        value={numberOf(props.value)}
        digits={digits}
        unit={unit}
        onChange={(value) => onChange(value === undefined ? empty : value)}
      />
    </div>
  )
}

export const NumberField = (props: FieldProps) => <NumericField props={props} digits={{ min: 0, max: 6 }} />
export const PercentField = (props: FieldProps) => <NumericField props={props} digits={{ min: 0, max: 4 }} unit="%" />

/** An amount in the brand's currency: '58,40 €', with up to four decimals for prices per unit. */
export function MoneyField(props: FieldProps) {
  const { currency } = useStaff()
  return <NumericField props={props} digits={{ min: 2, max: 4 }} unit={currency === 'EUR' ? '€' : currency} />
}
