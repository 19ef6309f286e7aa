import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useEffect } from 'react'

/** Breadcrumbs, heading, state badges and actions. The primary action is on the right. Also sets the window title. */
export function PageHead(props: {
  title: string
  crumbs?: readonly { label: string; to?: string }[]
  badges?: ReactNode
  children?: ReactNode
}) {
  useEffect(() => {
    document.title = `${props.title} · Servus`
  }, [props.title])
  return (
    <div className="phead no-print">
      <div className="page-title">
        {props.crumbs ? (
          <nav className="crumb" aria-label="Breadcrumb">
            {props.crumbs.map((crumb) => (
              <span className="row" style={{ gap: 6 }} key={crumb.label}>
                {crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : crumb.label}
                <IconChevronRight size={14} aria-hidden />
              </span>
            ))}
          </nav>
        ) : null}
        <div className="row">
          <h1>{props.title}</h1>
          {props.badges}
        </div>
      </div>
      <span className="sp" />
      {props.children}
    </div>
  )
}
