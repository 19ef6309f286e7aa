import { branchWords } from '#i18n/editors/branch.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { Labelled } from '#ui/backoffice/crud/fields/Labelled.tsx'
import { NumberBox } from '#ui/backoffice/crud/fields/NumberBox.tsx'
import { Rows } from '#ui/backoffice/crud/fields/Rows.tsx'
import { problemAt } from '#ui/backoffice/crud/problems.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Checkbox, TextInput } from '@mantine/core'
import type * as z from 'zod'
import type { DeliveryArea } from '../contract.ts'

type Area = z.input<typeof DeliveryArea>

/** Areas with fee, tax and thresholds, one renderFramed row each. */
export function DeliveryAreasField(props: FieldProps) {
  const t = useTexts(branchWords).areas
  const areas = (Array.isArray(props.value) ? props.value : []) as Area[]
  return (
    <Labelled {...props}>
      <Rows<Area>
        rows={areas}
        onChange={props.onChange}
        create={() => ({ area: '', price: 0, tax: 20, free: false })}
        nameOf={({ area }) => t.row(area || t.unnamed)}
        addLabel={t.add}
        emptyText={t.none}
        readOnly={props.readOnly}
        renderFramed={(handle, bin, area, index, set) => (
          <AreaRow
            handle={handle}
            bin={bin}
            area={area}
            set={set}
            problem={(field) => problemAt(props.problems, `${index}.${field}`)}
            onBlur={props.onBlur}
          />
        )}
      >
        {() => null}
      </Rows>
    </Labelled>
  )
}

function AreaRow({
  handle,
  bin,
  area,
  set,
  problem,
  onBlur,
}: {
  handle: React.ReactNode
  bin: React.ReactNode
  area: Area
  set: (area: Area) => void
  problem: (field: string) => string | undefined
  onBlur: () => void
}) {
  const t = useTexts(branchWords).areas
  const amount = (value: number | undefined) => value ?? (undefined as unknown as number)
  return (
    <div className="part">
      <div className="ph">
        {handle}
        <TextInput
          aria-label={t.area}
          placeholder={t.area}
          maxLength={120}
          style={{ flex: 1 }}
          value={area.area}
          error={problem('area')}
          onBlur={onBlur}
          onChange={(event) => set({ ...area, area: event.currentTarget.value })}
        />
        {bin}
      </div>
      <div className="pb2 g4">
        <NumberBox
          label={t.price}
          value={area.price}
          digits={{ min: 2, max: 4 }}
          unit="€"
          error={problem('price')}
          onBlur={onBlur}
          onChange={(price) => set({ ...area, price: amount(price) })}
        />
        <NumberBox
          label={t.tax}
          value={area.tax}
          digits={{ min: 0, max: 4 }}
          unit="%"
          error={problem('tax')}
          onBlur={onBlur}
          onChange={(tax) => set({ ...area, tax: amount(tax) })}
        />
        <NumberBox
          label={t.minimum}
          value={area.minimumOrderValue ?? undefined}
          digits={{ min: 2, max: 4 }}
          unit="€"
          error={problem('minimumOrderValue')}
          onBlur={onBlur}
          onChange={(minimumOrderValue) => set({ ...area, minimumOrderValue: minimumOrderValue ?? null })}
        />
        <NumberBox
          label={t.freeFrom}
          value={area.freeFromOrderValue ?? undefined}
          digits={{ min: 2, max: 4 }}
          unit="€"
          error={problem('freeFromOrderValue')}
          onBlur={onBlur}
          onChange={(freeFromOrderValue) => set({ ...area, freeFromOrderValue: freeFromOrderValue ?? null })}
        />
        <Checkbox
          label={t.free}
          checked={area.free === true}
          onChange={(event) => set({ ...area, free: event.currentTarget.checked })}
        />
      </div>
    </div>
  )
}
