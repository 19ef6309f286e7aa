import { frameTexts } from '../../words/frame.ts'
import { useTypeAhead } from '#ui/backoffice/first-field.ts'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useLocation, useMatch, useNavigate } from 'react-router'
import { boardRoles } from './roles.ts'
import { useTakeOrders } from './use-take-orders.ts'

/**
 * The key N of the board opens the page on which staff enter a new order. It is registered in the shell (the frame around all screens): a
 * guest may already be on the phone while the code of the board is still loading. What staff type after N is kept for the first field.
 */
export function useTakeOrderKey(): void {
  const { group } = useTexts(frameTexts).shortcuts
  const { user, locale } = useStaff()
  const pages = useTakeOrders()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // N must not work on the pages on which staff enter orders. Their addresses begin with the address of the board, so they are excluded
  // here.
  const isOnBoard = useMatch('/bestellungen/:id?') !== null && !pages.some(({ to }) => to === pathname)
  const [first] = pages
  const typeAhead = useTypeAhead()
  const open = (to: string) => {
    typeAhead()
    void navigate(to)
  }
  useShortcuts(
    first && isOnBoard && hasRole(user, boardRoles)
      ? [{ keys: ['n'], label: first.title(locale), group, run: () => open(first.to) }]
      : [],
  )
}
