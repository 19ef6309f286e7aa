import type { ReactNode } from 'react'
import { isActive, isChildActive, type MenuLink } from '../../rules/navigation-links.ts'

interface SiteLinkProps {
  link: MenuLink
  className?: string
  children?: ReactNode
  /** Address of the open page; links to it are marked. Missing for footer entries and buttons, which are never marked. */
  at?: { pathname: string; hash: string }
}

/**
 * A link of a menu or block. Links to this site open in the same window, links to other sites in a new tab. Every link loads a whole
 * document; this is fast, because pages are cached.
 */
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
