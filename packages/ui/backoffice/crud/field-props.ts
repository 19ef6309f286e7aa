import type { Field } from '#contract/entity.ts'
import type { ComponentType } from 'react'
import type { Problem } from './problems.ts'
import type { Values } from './record.ts'

/** What every widget gets; a hand-written one is a component that takes these, named in the editor's `overrides`. */
export interface FieldProps {
  name: string
  /** Id of the control, so that the error summary can lead to it. */
  id: string
  label: string
  help: string | undefined
  required: boolean
  readOnly: boolean
  field: Field
  value: unknown
  /** The whole record as it stands in the form, for fields that depend on others. */
  values: Values
  onChange: (value: unknown) => void
  /** Sets another field. */
  set: (name: string, value: unknown) => void
  /** The field was left: it is checked now. */
  onBlur: () => void
  /** Message for the field itself. */
  error: string | undefined
  /** Everything wrong within it, paths relative to it. */
  problems: readonly Problem[]
  /** How often saving was tried: from then on a control may say what it still lacks. */
  attempt: number
  /** Words for the values of a select. */
  choices: Readonly<Record<string, string>>
}
export type FieldComponent = ComponentType<FieldProps>
