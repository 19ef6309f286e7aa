import { useFileUrl } from '#ui/backoffice/calls.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { customersEndpoints } from '../contract.ts'
import { customerTexts } from '../words/overview.ts'

/** A link for administrators to a file with all customers. */
export function ExportCustomers() {
  const t = useTexts(customerTexts)
  const { user } = useStaff()
  const fileUrl = useFileUrl()
  if (!user.roles.includes('ROLE_ADMIN')) return null
  return (
    <Button
      component="a"
      href={fileUrl(customersEndpoints.csv)}
      download
      leftSection={<IconDownload className="i" stroke={1.75} aria-hidden />}
    >
      {t.export}
    </Button>
  )
}
