import type { ComponentProps, ReactNode } from 'react'

/**
 * A form of the back office that stops its submit event. React passes a submit event to all parent components, also through the portal of a dialog.
 * Without the stop a form in a dialog would submit the form of the screen, too.
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
        void onSubmit()
      }}
    />
  )
}
