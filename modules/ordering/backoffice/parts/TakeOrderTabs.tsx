import { useLocale } from '#ui/backoffice/staff.tsx'
import { NavLink } from 'react-router'
import { useCaller } from './caller.ts'
import { useTakeOrders } from './use-take-orders.ts'

/**
 * Links to all pages on which staff enter orders (food, rides). Shows nothing if there is only one page. If this page got the caller's
 * phone number, the links pass it on.
 */
export function TakeOrderTabs() {
  const locale = useLocale()
  const pages = useTakeOrders()
  const caller = useCaller()
  if (pages.length < 2) return null
  return (
    <nav className="seg">
      {pages.map(({ to, title }) => (
        <NavLink key={to} to={to} state={caller} end>
          {title(locale)}
        </NavLink>
      ))}
    </nav>
  )
}
