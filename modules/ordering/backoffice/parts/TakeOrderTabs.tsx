import { useLocale } from '#ui/backoffice/staff.tsx'
import { NavLink } from 'react-router'
import { useTakeOrders } from './use-take-orders.ts'

/** Links between the pages on which staff take orders, where there are several. */
export function TakeOrderTabs() {
  const locale = useLocale()
  const pages = useTakeOrders()
  if (pages.length < 2) return null
  return (
    <nav className="seg">
      {pages.map(({ to, title }) => (
        <NavLink key={to} to={to} end>
          {title(locale)}
        </NavLink>
      ))}
    </nav>
  )
}
