import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'

/** A choice between a few values that are all visible, with a label above them. */
export function Segments<Value extends string>(props: {
  label: string
  values: readonly Value[]
  nameOf: (value: Value) => string
  value: Value
  onChange: (value: Value) => void
  orientation?: 'vertical'
}) {
  const id = useId()
  return (
    <div className="fld">
      <span className="lbl" id={id}>
        {props.label}
      </span>
      <SegmentedControl
        {...(props.orientation ? { orientation: props.orientation } : {})}
        aria-labelledby={id}
        data={props.values.map((value) => ({ value, label: props.nameOf(value) }))}
        value={props.value}
        onChange={props.onChange}
      />
    </div>
  )
}
