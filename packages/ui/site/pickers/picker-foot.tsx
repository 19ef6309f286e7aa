import type { PickerTexts } from '#i18n/pickers.ts'

/** Reset, cancel, save: the foot of both pickers. Saving is what their popup does on submit. */
export function PickerFoot(props: {
  texts: PickerTexts['picker']
  canSave: boolean
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
        <button type="submit" className={props.canSave ? 'btn pri' : 'btn is-off'} disabled={!props.canSave}>
          {props.texts.save}
        </button>
      </span>
    </div>
  )
}
