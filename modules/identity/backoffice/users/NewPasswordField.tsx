import { userWords } from '../../words/user.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { PasswordField } from '#ui/backoffice/crud/fields/text-fields.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'

/** The password of a new user. It may stay empty: the user can also sign in by mailed link. */
export function NewPasswordField(props: FieldProps) {
  const t = useTexts(userWords).access
  const isNew = props.values['id'] === undefined
  return <PasswordField {...props} {...(isNew ? { label: t.firstPassword, help: t.firstPasswordHint } : {})} />
}
