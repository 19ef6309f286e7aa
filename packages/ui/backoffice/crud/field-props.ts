import type { Field } from '#contract/entity.ts'
import type { ComponentType } from 'react'
import type { Problem } from './problems.ts'
import type { Values } from './record.ts'

/**
 * Props of every widget (control of a form field). A widget that is written by hand is a component with these props, and the editor lists
 * it in `overrides`.
 */
export interface FieldProps {
  name: string
  /** Id of the control, so that the error summary can link to it. */
  id: string
  label: string
  help: string | undefined
  required: boolean
  readOnly: boolean
  field: Field
  value: unknown
  /** All current values of the form, for a field whose control depends on other fields. */
  values: Values
  onChange: (value: unknown) => void
  /** Sets the value of another field. */
  set: (name: string, value: unknown) => void
  /** Called when the field loses the focus; its value is validated at this time. */
  onBlur: () => void
  /** Error message for the field itself, not for a part of the field. */
  error: string | undefined
  /** All problems inside the field; paths are relative to it. */
  problems: readonly Problem[]
  /** Number of attempts to save. After the first attempt, a control may show that its value is missing. */
  attempt: number
  /** Labels for the values of a select field. */
  choices: Readonly<Record<string, string>>
}
export type FieldComponent = ComponentType<FieldProps>
