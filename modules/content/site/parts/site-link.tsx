import type { ReactNode } from 'react'
import { isActive, isChildActive, type MenuLink } from '../../rules/navigation-links.ts'

interface SiteLinkProps {
  link: MenuLink
  className?: string
  children?: ReactNode
  /** The open page; entries that lead to it are marked. Without it nothing is: footer entries, buttons. */
  at?: { pathname: string; hash: string }
}

/** A link of a menu or block: this site in the same window, outside in a new tab. Pages come from the cache, so they load as documents. */
export function SiteLink({ link, className = '', children, at }: SiteLinkProps) {
  const active = at !== undefined && isActive(link, at)
  const classes = [className, active ? 'on' : '', at && isChildActive(link, at) ? 'child-on' : '']
    .filter(Boolean)
    .join(' ')
  const outside = link.newTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a className={classes || undefined} href={link.href} aria-current={active ? 'page' : undefined} {...outside}>
      {children ?? link.label}
    </a>
  )
}
