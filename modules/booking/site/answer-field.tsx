import type { Addon } from '../rules/addons.ts'
import { MOST_ANSWER } from '#modules/ordering/rules/accessory-answer.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'

/** The id of the field for the answer to the question of an accessory. */
export const answerId = (addon: Pick<Addon, 'id'>): string => `booking-answer-${addon.id}`

/** The question of a chosen accessory, with the field for its answer (docs/rules/orders.md, Accessories). */
export function AnswerField(props: {
  addon: Addon
  value: string
  error: string | undefined
  onChange: (answer: string) => void
}) {
  const { addon, error } = props
  const id = answerId(addon)
  return (
    <div className={error ? 'field err addon-answer' : 'field addon-answer'}>
      <label htmlFor={id}>{addon.question}</label>
      <input
        id={id}
        className="input"
        autoComplete="off"
        maxLength={MOST_ANSWER}
        required
        value={props.value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => props.onChange(target.value)}
      />
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </div>
  )
}
