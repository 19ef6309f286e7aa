import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { TopBanner } from '#ui/backoffice/TopBanner.tsx'
import { Button } from '@mantine/core'
import { IconPrinterOff } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { printRoles } from './roles.ts'
import { printAlarmTexts } from '../words/alarm.ts'
import { useStates } from './use-states.ts'

/**
 * A banner for administrators, back office and front desk, on every page except the page of the printers. It shows that slips need a
 * decision by a person, or that printers do not print.
 */
export function PrintAlarm() {
  const t = useTexts(printAlarmTexts)
  const { user } = useStaff()
  const { pathname } = useLocation()
  const isDesk = user.roles.some((role) => (printRoles as readonly string[]).includes(role))
  const found = useStates({ enabled: isDesk })
  const states = found.data?.value ?? []
  const asks = states.reduce((sum, one) => sum + one.asks, 0)
  const stuck = states.filter(({ silentSince }) => silentSince !== null)
  // The page of the printers shows these problems itself, together with buttons that solve them.
  if (asks + stuck.length === 0 || pathname.endsWith('/geraete')) return null
  return (
    <TopBanner role="alert" isUrgent>
      <IconPrinterOff className="i" stroke={1.75} aria-hidden />
      <span>
        <b>{t.failed}</b> {asks > 0 ? t.needYou(asks) : t.waiting(stuck.reduce((sum, one) => sum + one.waiting, 0))}
      </span>
      <span className="sp" />
      <Button component={Link} to="/geraete" size="sm" variant="default">
        {t.look}
      </Button>
    </TopBanner>
  )
}
