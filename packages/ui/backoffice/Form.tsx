import type { ComponentProps, ReactNode } from 'react'

/**
 * A form of the back office. What it sends stays with it: React hands a submit on to every component above, through the portal of a dialog, too, so a
 * form in a dialog would send the screen's form along with its own.
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
