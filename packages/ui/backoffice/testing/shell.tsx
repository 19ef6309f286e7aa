import { createClient } from '#contract/client.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiProvider, type Staff, StaffProvider } from '../staff.tsx'

const callingNobody = createClient({ fetch, baseUrl: '', locale: () => 'de', csrfToken: () => undefined })

/** Provides the values of the shell to components in tests: an administrator, in German, on 22 November 2026 at 12:00 UTC. */
export function Shell({ children, more }: { children: ReactNode; more?: Partial<Staff> }) {
  const [queries] = useState(() => new QueryClient())
  const staff: Staff = {
    api: callingNobody,
    user: { id: 'u', name: 'Ada', email: 'a@b.at', roles: ['ROLE_ADMIN'], branches: [], hasTotp: false, demo: true },
    locale: 'de',
    shopName: 'Gasthaus',
    currency: 'EUR',
    look: { theme: '', tokens: {} },
    branches: [],
    branchId: undefined,
    clock: { now: () => Date.parse('2026-11-22T12:00:00Z') },
    ...more,
  }
  return (
    <MantineProvider env="test">
      <QueryClientProvider client={queries}>
        <ApiProvider value={staff.api}>
          <StaffProvider value={staff}>{children}</StaffProvider>
        </ApiProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
