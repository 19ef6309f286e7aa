import { Select } from '@mantine/core'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { Labelled } from '#ui/backoffice/crud/fields/Labelled.tsx'
import { NumberBox } from '#ui/backoffice/crud/fields/NumberBox.tsx'
import { Rows } from '#ui/backoffice/crud/fields/Rows.tsx'
import { problemAt } from '#ui/backoffice/crud/problems.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import type { RatePrice } from '../contract.ts'
import { externalUserWords } from '../words/external-user.ts'

/** The field for the prices per kilometre that apply to a partner. Each row is for one vehicle. */
export function RatesField(props: FieldProps) {
  const t = useTexts(externalUserWords).rates
  const { currency } = useStaff()
  const rows = (Array.isArray(props.value) ? props.value : []) as RatePrice[]
  const products = useCall(catalogueEndpoints.products.list, { query: { pageSize: 500 } }).data?.value ?? []
  const vehicles = products.filter(({ type }) => type === 'vehicle')
  const isTaken = (id: string) => rows.some(({ vehicle }) => vehicle === id)
  const free = vehicles.find(({ id }) => !isTaken(id))
  const choices = (own: string) =>
    vehicles.filter(({ id }) => id === own || !isTaken(id)).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Labelled {...props}>
      <Rows<RatePrice>
        rows={rows}
        onChange={props.onChange}
        create={() => ({ vehicle: free?.id ?? '', price: free?.price ?? 0 })}
        nameOf={({ vehicle }) => t.row(vehicles.find(({ id }) => id === vehicle)?.name ?? '–')}
        {...(free ? { addLabel: t.add } : {})}
        emptyText={t.none}
        readOnly={props.readOnly}
        unordered
      >
        {(row, index, set, addRow) => (
          <>
            <Select
              aria-label={t.vehicle}
              allowDeselect={false}
              data={choices(row.vehicle)}
              value={row.vehicle}
              error={problemAt(props.problems, `${index}.vehicle`)}
              onChange={(vehicle) => set({ ...row, vehicle: vehicle ?? row.vehicle })}
            />
            <NumberBox
              aria-label={t.price}
              value={row.price}
              digits={{ min: 2, max: 4 }}
              unit={currency}
              error={problemAt(props.problems, `${index}.price`)}
              onBlur={props.onBlur}
              onEnter={addRow}
              onChange={(price) => set({ ...row, price: price ?? Number.NaN })}
            />
          </>
        )}
      </Rows>
    </Labelled>
  )
}
