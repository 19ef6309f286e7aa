import { useLayoutEffect, useRef } from 'react'
import { NavLink } from 'react-router'

/**
 * Links to pages that belong together, in one row. If the row is too narrow for all links, it can be scrolled sideways. When the row
 * appears, the link of the current page is scrolled to the middle. `isExact`: the link is not marked as current on pages below its path.
 */
export function ScrollTabs(props: {
  label: string
  tabs: readonly { readonly to: string; readonly name: string; readonly isExact?: boolean }[]
}) {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    // Only the row itself is scrolled: `scrollIntoView` would scroll the page as well.
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
  }, [])
  return (
    <nav className="seg tabs-scroll" aria-label={props.label} ref={row}>
      {props.tabs.map(({ isExact = false, name, to }) => (
        <NavLink key={to} to={to} end={isExact}>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
