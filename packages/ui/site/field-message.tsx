import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** The error of a field, shown below it: icon and sentence. The field refers to it with `aria-describedby`. */
export function FieldMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span className="msg" id={id}>
      <Icon name="alert" size="s" />
      {children}
    </span>
  )
}
