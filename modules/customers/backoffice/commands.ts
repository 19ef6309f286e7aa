import { editors } from '#contract/roles.ts'
import { useLateCall } from '#ui/backoffice/calls.ts'
import type { Command } from '#ui/backoffice/palette.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useDebouncedValue } from '@mantine/hooks'
import { IconAddressBook } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { customersTitles } from '../words/titles.ts'

/** In milliseconds. The search is sent to the server when no key has been pressed for this time. */
const STILL_MS = 200

/**
 * The entries of the command palette (search of the back office) for customers that match the typed text. The server searches them, because
 * there may be many thousands of customers.
 */
export function useCustomerCommands(query: string): readonly Command[] {
  const t = useTexts(customersTitles).customer
  const { user } = useStaff()
  const navigate = useNavigate()
  const typed = /^[>#]/.test(query) ? '' : query.replace(/^@/, '').trim()
  const [search] = useDebouncedValue(typed, STILL_MS)
  const isAsked = search.length > 1 && hasRole(user, editors)
  const found = useLateCall(
    () => import('../contract.ts').then(({ customersEndpoints }) => customersEndpoints.list),
    { query: { search, pageSize: 8 } },
    { name: 'customers.list', enabled: isAsked, keepPrevious: true },
  ).data
  if (!isAsked || typed.length < 2) return []
  return (found?.value ?? []).map((customer) => ({
    id: `customer-${customer.id}`,
    kind: 'person',
    group: t.many,
    label: customer.name,
    words: [customer.phone, customer.email].filter(Boolean).join(' · '),
    detail: customer.city,
    icon: IconAddressBook,
    run: () => void navigate(`/kunden/${customer.id}`),
  }))
}
