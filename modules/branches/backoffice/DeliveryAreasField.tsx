import './branch-editor.css'
import type { Locale } from '#contract/locale.ts'
import { branchWords } from '../words/branch.ts'
import { errorText } from '#i18n/errors.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { Labelled } from '#ui/backoffice/crud/fields/Labelled.tsx'
import { NumberBox } from '#ui/backoffice/crud/fields/NumberBox.tsx'
import { Rows } from '#ui/backoffice/crud/fields/Rows.tsx'
import { type Problem, problemAt } from '#ui/backoffice/crud/problems.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Checkbox, TagsInput, TextInput } from '@mantine/core'
import type * as z from 'zod'
import type { DeliveryArea } from '../contract.ts'
import { isPostcode, MOST_POSTCODES, takeApart } from '../rules/postcodes.ts'
import { useMedia } from '#ui/backoffice/use-media.ts'

export type Area = z.input<typeof DeliveryArea>
export const areasOf = (value: unknown): Area[] => (Array.isArray(value) ? (value as Area[]) : [])

/**
 * The field for the delivery areas of a branch. Each row has the name, the fee, its tax, the minimum order value, the value from which
 * delivery is free, and the postcodes. Guests see the areas in the sequence of these rows.
 */
export function DeliveryAreasField(props: FieldProps) {
  const t = useTexts(branchWords).areas
  const { currency, locale } = useStaff()
  // On a phone the table has no column headings, so each field has its own label there.
  const isPhone = useMedia('(max-width: 720px)')
  const sign = currency === 'EUR' ? '€' : currency
  const areas = areasOf(props.value)
  return (
    <Labelled {...props} help={t.order}>
      <Rows<Area>
        rows={areas}
        onChange={props.onChange}
        create={() => ({ area: '', price: 0, tax: areas.at(-1)?.tax ?? 20, free: false })}
        nameOf={({ area }) => t.row(area || t.unnamed)}
        addLabel={t.add}
        emptyText={t.none}
        readOnly={props.readOnly}
        className="m-branches areas"
        head={
          <>
            <span>{t.area}</span>
            <span className="num">{t.price}</span>
            <span className="num">{t.tax}</span>
            <span className="num">{t.minimum}</span>
            <span className="num">{t.freeFrom}</span>
            <span>{t.free}</span>
          </>
        }
      >
        {(area, index, set, add) => {
          const number = (name: 'price' | 'tax' | 'minimumOrderValue' | 'freeFromOrderValue', mayBeEmpty: boolean) => (
            <NumberBox
              {...(isPhone ? { label: names[name] } : { 'aria-label': `${area.area || t.unnamed}: ${names[name]}` })}
              value={area[name] ?? undefined}
              digits={name === 'tax' ? { min: 0, max: 4 } : { min: 2, max: 4 }}
              unit={name === 'tax' ? '%' : sign}
              error={problemAt(props.problems, `${index}.${name}`)}
              onBlur={props.onBlur}
              onEnter={add}
              onChange={(value) => set({ ...area, [name]: value ?? (mayBeEmpty ? null : undefined) })}
            />
          )
          const names = { price: t.price, tax: t.tax, minimumOrderValue: t.minimum, freeFromOrderValue: t.freeFrom }
          return (
            <>
              <TextInput
                aria-label={t.area}
                placeholder={t.area}
                maxLength={120}
                value={area.area}
                readOnly={props.readOnly}
                error={problemAt(props.problems, `${index}.area`)}
                onBlur={props.onBlur}
                onChange={(event) => set({ ...area, area: event.currentTarget.value })}
              />
              {number('price', false)}
              {number('tax', false)}
              {number('minimumOrderValue', true)}
              {number('freeFromOrderValue', true)}
              <Checkbox
                {...(isPhone ? { label: t.free } : { 'aria-label': `${area.area || t.unnamed}: ${t.free}` })}
                checked={area.free === true}
                disabled={props.readOnly}
                onChange={(event) => set({ ...area, free: event.currentTarget.checked })}
              />
              <TagsInput
                className="codes"
                aria-label={`${area.area || t.unnamed}: ${t.postcodes}`}
                placeholder={area.postcodes?.length ? t.postcodes : t.postcodesHint}
                value={area.postcodes ?? []}
                splitChars={[',', ';']}
                acceptValueOnBlur
                maxTags={MOST_POSTCODES}
                readOnly={props.readOnly}
                error={postcodeProblem(props.problems, index, area, locale)}
                onBlur={props.onBlur}
                onChange={(typed) => set({ ...area, postcodes: takeApart(typed) })}
              />
            </>
          )
        }}
      </Rows>
    </Labelled>
  )
}

/**
 * The error for the postcodes of an area. A wrong postcode is reported at once, before the user leaves the field. That is possible because
 * the list contains only postcodes that are completely typed.
 */
function postcodeProblem(problems: readonly Problem[], index: number, { postcodes = [] }: Area, locale: Locale) {
  const wrong = postcodes.find((one) => !isPostcode(one))
  return wrong === undefined
    ? problems.find(({ path }) => path.startsWith(`${index}.postcodes`))?.message
    : `${wrong}: ${errorText(locale, 'delivery.postcode_format')}`
}
