import type { ComponentProps, ReactNode } from 'react'
import { leadToUnread } from './date/unread.ts'

/**
 * A form of the back office that stops its submit event. React passes a submit event to all parent components, also through the portal of a dialog.
 * Without the stop a form in a dialog would submit the form of the screen, too.
 * While a day field holds a text that is no possible day, the form is not sent and the field gets the focus. A form with `noValidate` checks
 * this itself, together with its other fields.
 */
export function Form({
  onSubmit,
  ...rest
}: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => unknown; children: ReactNode }) {
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (rest.noValidate || !leadToUnread(event.currentTarget)) void onSubmit()
      }}
    />
  )
}
