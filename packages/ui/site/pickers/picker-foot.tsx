import type { PickerTexts } from '#i18n/pickers.ts'

/** Reset, cancel, save: the foot of both pickers. */
export function PickerFoot(props: {
  texts: PickerTexts['picker']
  canSave: boolean
  onSave: () => void
  onUnset: () => void
  onCancel: () => void
}) {
  return (
    <div className="ft">
      <button type="button" className="btn quiet" onClick={props.onUnset}>
        {props.texts.reset}
      </button>
      <span className="row picker-acts">
        <button type="button" className="btn quiet" onClick={props.onCancel}>
          {props.texts.cancel}
        </button>
        <button
          type="button"
          className={props.canSave ? 'btn pri' : 'btn is-off'}
          disabled={!props.canSave}
          onClick={props.onSave}
        >
          {props.texts.save}
        </button>
      </span>
    </div>
  )
}
