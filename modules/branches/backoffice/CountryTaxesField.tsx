import { countryName } from '#i18n/country-name.ts'
import './branch-editor.css'
import { branchWords } from '../words/branch.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { Labelled } from '#ui/backoffice/crud/fields/Labelled.tsx'
import { NumberBox } from '#ui/backoffice/crud/fields/NumberBox.tsx'
import { Rows } from '#ui/backoffice/crud/fields/Rows.tsx'
import { problemAt } from '#ui/backoffice/crud/problems.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { Select } from '@mantine/core'
import { countryCodes } from './countries.ts'

type Rates = Readonly<Record<string, number | undefined>>

/** The field for the tax rates of rides in percent, one row for each country. The value is an object with the country codes as keys. */
export function CountryTaxesField(props: FieldProps) {
  const t = useTexts(branchWords).taxes
  const locale = useLocale()
  const rates = (typeof props.value === 'object' && props.value !== null ? props.value : {}) as Rates
  const rows = Object.entries(rates).map(([country, rate]) => ({ country, rate }))
  const change = (next: readonly { country: string; rate: number | undefined }[]) =>
    props.onChange(Object.fromEntries(next.map(({ country, rate }) => [country, rate])))
  const free = countryCodes.filter((code) => !(code in rates))
  return (
    <Labelled {...props}>
      <Rows
        rows={rows}
        onChange={change}
        create={() => ({ country: free[0] ?? 'XX', rate: 0 })}
        nameOf={({ country }) => t.row(countryName(country, locale))}
        addLabel={t.add}
        readOnly={props.readOnly || free.length === 0}
        unordered
        className="m-branches taxes"
        head={
          <>
            <span>{t.country}</span>
            <span>{t.rate}</span>
          </>
        }
      >
        {(row, _, set, add) => (
          <>
            <Select
              aria-label={t.country}
              searchable
              allowDeselect={false}
              value={row.country}
              onChange={(country) => set({ ...row, country: country ?? row.country })}
              data={[row.country, ...free].map((code) => ({ value: code, label: countryName(code, locale) }))}
            />
            <NumberBox
              aria-label={t.row(countryName(row.country, locale))}
              value={row.rate}
              digits={{ min: 0, max: 4 }}
              unit="%"
              error={problemAt(props.problems, row.country)}
              onEnter={add}
              onBlur={props.onBlur}
              onChange={(rate) => set({ ...row, rate })}
            />
          </>
        )}
      </Rows>
    </Labelled>
  )
}
