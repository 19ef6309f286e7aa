import { userWords } from '../../words/user.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { PasswordField } from '#ui/backoffice/crud/fields/text-fields.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'

/** The password field of a user. For a new user it may stay empty, because the user can sign in with a mailed link. */
export function NewPasswordField(props: FieldProps) {
  const t = useTexts(userWords).access
  const isNew = props.values['id'] === undefined
  return <PasswordField {...props} {...(isNew ? { label: t.firstPassword, help: t.firstPasswordHint } : {})} />
}
