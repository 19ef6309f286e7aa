import type { RideSheetTexts } from '../words/sheet.ts'
import { isTownOnly } from '../rules/booking-form.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import type { BookingDraft } from './draft.ts'

/** The fields 'Wo genau?' and 'Wohin genau?'. Each is shown if the visitor chose only a town there, because the driver needs street and number. */
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
