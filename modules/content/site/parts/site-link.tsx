import type { ReactNode } from 'react'
import { isActive, isChildActive, type MenuLink } from '../../rules/navigation-links.ts'

interface SiteLinkProps {
  link: MenuLink
  className?: string
  children?: ReactNode
  /**
   * The address of the page that the visitor sees. Links to this page are marked. Without `at` no link is marked, as in the footer and for
   * buttons.
   */
  at?: { pathname: string; hash: string }
}

/**
 * A link in a menu or a block. Links to other sites open in a new tab. Every click loads a whole document; this is fast, because pages are cached.
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
