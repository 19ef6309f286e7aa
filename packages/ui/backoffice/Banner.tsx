import { type Icon, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** A message in the page that says what happened, why, and what to do now. Screen readers announce `alarm` at once. */
export function Banner(props: {
  tone: 'alarm' | 'new' | 'ok' | 'prog' | 'idle'
  icon?: Icon | undefined
  title?: ReactNode
  children?: ReactNode
}) {
  const Picture = props.icon ?? (props.tone === 'alarm' || props.tone === 'new' ? IconAlertTriangle : IconInfoCircle)
  return (
    <div className={`ban ${props.tone}`} role={props.tone === 'alarm' ? 'alert' : 'status'}>
      <Picture className="i" stroke={1.75} aria-hidden />
      <div style={{ minWidth: 0, flex: 1 }}>
        {props.title ? <span className="b">{props.title}</span> : null}
        {props.children}
      </div>
    </div>
  )
}
