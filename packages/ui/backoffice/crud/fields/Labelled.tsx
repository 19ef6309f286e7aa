import { editorTexts } from '#i18n/editors/frame.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../staff.tsx'
import type { FieldProps } from '../field-props.ts'

/** Converts the props of a field to the names that Mantine's inputs use. */
export const inputProps = ({ id, label, help, required, readOnly, error, onBlur }: FieldProps) => ({
  id,
  label,
  description: help,
  withAsterisk: required,
  readOnly,
  error,
  onBlur,
  'aria-required': required || undefined,
})

/** A group of controls under one label, for fields with more than one input. */
export function Labelled({
  id,
  label,
  help,
  required,
  error,
  children,
  side,
}: Pick<FieldProps, 'id' | 'label' | 'help' | 'required' | 'error'> & { children: ReactNode; side?: ReactNode }) {
  const t = useTexts(editorTexts).form
  return (
    <div
      className="fld"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      id={id}
      tabIndex={-1}
    >
      <div className="row">
        <span className="lbl" id={`${id}-label`}>
          {label}
          {required ? <span className="req" title={t.required} aria-hidden /> : null}
        </span>
        {side ? (
          <>
            <span className="sp" />
            {side}
          </>
        ) : null}
      </div>
      {children}
      {error ? (
        <p className="errm" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
      {help ? <p className="hint">{help}</p> : null}
    </div>
  )
}
