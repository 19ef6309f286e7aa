import { Icon } from '#ui/site/icon.tsx'

/**
 * A field for a number with two buttons, one for less and one for more. The button that would exceed a limit is disabled (specification §4,
 * Booking flow: the passenger stepper).
 */
export function CountField(props: {
  id: string
  value: number
  least: number
  most: number
  texts: { label: string; less: string; more: string }
  /** Returns what screen readers read for a number: '2 Personen'. */
  spoken: (count: number) => string
  onChange: (count: number) => void
}) {
  const { id, least, most, onChange, texts } = props
  const shown = Math.min(Math.max(props.value, least), most)
  return (
    <div className="field" role="group" aria-labelledby={`${id}-label`}>
      <span className="lab" id={`${id}-label`}>
        {texts.label}
      </span>
      <div className="row between input count">
        <button
          type="button"
          className="icbtn bare"
          aria-label={texts.less}
          disabled={shown <= least}
          onClick={() => onChange(shown - 1)}
        >
          <Icon name="minus" />
        </button>
        <output className="b num" aria-live="polite" aria-label={props.spoken(shown)}>
          {shown}
        </output>
        <button
          type="button"
          className="icbtn bare"
          aria-label={texts.more}
          disabled={shown >= most}
          onClick={() => onChange(shown + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  )
}
