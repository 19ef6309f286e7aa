import type { PickerTexts } from '#i18n/pickers.ts'

/** The foot of both pickers: reset, cancel, save. Save submits the form of the popup. */
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
