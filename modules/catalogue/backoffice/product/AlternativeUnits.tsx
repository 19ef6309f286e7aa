import { productWords } from '../../words/product.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { Labelled } from '#ui/backoffice/crud/fields/Labelled.tsx'
import { NumberBox } from '#ui/backoffice/crud/fields/NumberBox.tsx'
import { Rows } from '#ui/backoffice/crud/fields/Rows.tsx'
import { problemAt } from '#ui/backoffice/crud/problems.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Select } from '@mantine/core'
import type * as z from 'zod'
import { type AlternativeUnit, Unit } from '../../contract.ts'

type Row = z.input<typeof AlternativeUnit>

/**
 * The field for further units in which a product is sold. The ratio is the price of one piece in that unit, divided by the price in the product's own
 * unit (specification §9: price times ratio).
 */
export function AlternativeUnits(props: FieldProps) {
  const words = useTexts(productWords)
  const t = words.alternative
  const bounds = [
    ['minimumQuantity', t.minimum],
    ['maximumQuantity', t.maximum],
    ['quantityStepSize', t.step],
  ] as const
  const rows = (Array.isArray(props.value) ? props.value : []) as Row[]
  return (
    <Labelled {...props}>
      <Rows<Row>
        rows={rows}
        onChange={props.onChange}
        create={() => ({ unit: 'amount', ratio: 1 })}
        nameOf={({ unit }) => t.row(words.choices.unit[unit])}
        addLabel={t.add}
        readOnly={props.readOnly}
        className="m-catalogue alt"
        unordered
        head={
          <>
            <span>{t.unit}</span>
            <span>{t.ratio}</span>
            <span>{words.fields.calculationModel}</span>
            <span>{t.minimum}</span>
            <span>{t.maximum}</span>
            <span>{t.step}</span>
          </>
        }
      >
        {(row, index, set, add) => (
          <>
            <Select
              aria-label={t.unit}
              searchable
              allowDeselect={false}
              data={Unit.options.map((value) => ({ value, label: words.choices.unit[value] }))}
              value={row.unit}
              onChange={(unit) => set({ ...row, unit: (unit ?? row.unit) as Row['unit'] })}
            />
            <NumberBox
              aria-label={t.ratio}
              value={row.ratio}
              digits={{ min: 0, max: 6 }}
              error={problemAt(props.problems, `${index}.ratio`)}
              onBlur={props.onBlur}
              onEnter={add}
              onChange={(ratio) => set({ ...row, ratio: ratio ?? Number.NaN })}
            />
            <Select
              aria-label={words.fields.calculationModel}
              allowDeselect={false}
              data={Object.entries(words.choices.calculationModel).map(([value, label]) => ({ value, label }))}
              value={row.calculationModel ?? 'fixed'}
              onChange={(model) =>
                set({ ...row, calculationModel: (model ?? 'fixed') as NonNullable<Row['calculationModel']> })
              }
            />
            {bounds.map(([name, label]) => (
              <NumberBox
                key={name}
                aria-label={label}
                value={row[name]}
                digits={{ min: 0, max: 3 }}
                error={problemAt(props.problems, `${index}.${name}`)}
                onBlur={props.onBlur}
                onEnter={add}
                onChange={(value) => {
                  const { [name]: _, ...others } = row
                  set(value === undefined ? (others as Row) : { ...row, [name]: value })
                }}
              />
            ))}
          </>
        )}
      </Rows>
    </Labelled>
  )
}
