import { useLocale } from '#ui/backoffice/staff.tsx'
import { NavLink } from 'react-router'
import { useCaller } from './caller.ts'
import { useTakeOrders } from './use-take-orders.ts'

/** Links between the pages on which staff take orders, if there are several. */
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
