import { branchWords } from '../words/branch.ts'
import type { branchEntity } from '../contract.ts'
import type { FormView } from '#ui/backoffice/crud/editor.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Checkbox } from '@mantine/core'

/**
 * The section of the branch form in which staff set which fields guests must fill in. It is a table with a row for each type of order,
 * instead of nine single switches. Rides use the settings for takeaway.
 */
export function RequirementsBody({ values, set }: FormView<typeof branchEntity>) {
  const words = useTexts(branchWords)
  const t = words.required
  const isRides = values.kind === 'rides'
  const rows = isRides
    ? ([['Takeaway', t.ride]] as const)
    : ([
        ['Delivery', t.delivery],
        ['DineIn', t.dineIn],
        ['Takeaway', t.takeaway],
      ] as const)
  const columns = [
    ['Email', t.email],
    ['Phone', t.phone],
    ['Address', t.address],
  ] as const
  return (
    <section className="card" style={{ maxWidth: 640 }}>
      <div className="hd">
        <span className="t2 sm">{t.text}</span>
      </div>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{t.kind}</th>
            {columns.map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([type, label]) => (
            <tr key={type}>
              <th scope="row">{label}</th>
              {columns.map(([column]) => {
                const name = `is${type}${column}Required` as const
                return (
                  <td key={column} data-field={name}>
                    <Checkbox
                      aria-label={words.fields[name]}
                      checked={values[name] === true}
                      onChange={(event) => set(name, event.currentTarget.checked)}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
