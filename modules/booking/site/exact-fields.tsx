import type { RideSheetTexts } from '../words/sheet.ts'
import { isTownOnly } from '../rules/booking-form.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import type { BookingDraft } from './draft.ts'

/**
 * The fields 'Wo genau?' and 'Wohin genau?' for street and number, which the driver needs. Each is shown only if the visitor chose a town
 * without an address.
 */
export function ExactFields(props: {
  draft: BookingDraft
  texts: RideSheetTexts['exact']
  errors: { from: string | undefined; to: string | undefined }
  onChange: (part: Partial<Pick<BookingDraft, 'fromDetail' | 'toDetail'>>) => void
}) {
  const { draft, errors, texts } = props
  return (['from', 'to'] as const).map((end) => {
    const point = draft[end]
    if (!point || !isTownOnly(point)) return null
    const id = `booking-${end}-detail`
    const error = errors[end]
    return (
      <div key={end} className={error ? 'field err' : 'field'}>
        <label htmlFor={id}>{texts[end](point.name)}</label>
        <input
          id={id}
          className="input"
          type="text"
          autoComplete="off"
          maxLength={160}
          placeholder={texts.placeholder}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={draft[`${end}Detail`]}
          onChange={({ target }) => props.onChange({ [`${end}Detail`]: target.value })}
        />
        {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      </div>
    )
  })
}

/**
 * Begins the error of an exact address in the list of all errors: 'Start in Graz: '. Without it, the sentences for start and destination
 * would be the same. Empty for any other field.
 */
export function endInList(field: string, draft: BookingDraft, texts: RideSheetTexts['exact']): string {
  const end = (['from', 'to'] as const).find((one) => field === `${one}Detail`)
  const town = end && draft[end]?.name
  return end && town ? texts.listed[end](town) : ''
}
