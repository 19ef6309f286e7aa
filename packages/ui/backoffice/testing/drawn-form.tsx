import { createClient } from '#contract/client.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { type AnyEditor, sectionsOf } from '../crud/editor.ts'
import { SectionFields } from '../crud/form/FormFields.tsx'
import type { RecordForm } from '../crud/form/use-record-form.ts'
import type { Values } from '../crud/record.ts'
import type { Problem } from '../crud/problems.ts'
import { ApiProvider, type Staff, StaffProvider } from '../staff.tsx'

/** The fields of an editor as they are first drawn with these values. `problems` opens sections that are closed. */
export const drawnForm = (editor: AnyEditor, values: Values, problems: readonly Problem[] = []): string =>
  drawn(
    sectionsOf(editor, values).map(({ name, fields }) => (
      <SectionFields
        key={name}
        editor={{ ...editor, bodies: {} }}
        form={formWith(values, problems)}
        section={name}
        names={fields}
        record={undefined}
        readOnly={false}
      />
    )),
  )

/** Renders on the server something that needs the shell, for an administrator. */
export function drawn(children: ReactNode, more: Partial<Staff> = {}): string {
  const api = createClient({ fetch, baseUrl: '', locale: () => 'de', csrfToken: () => undefined })
  const staff: Staff = {
    api,
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
  return renderToStaticMarkup(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider value={api}>
          <StaffProvider value={staff}>
            <MemoryRouter>{children}</MemoryRouter>
          </StaffProvider>
        </ApiProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
}

const nothing = () => undefined
const formWith = (values: Values, problems: readonly Problem[]) =>
  ({ values, problems, set: nothing, blur: nothing }) as unknown as RecordForm
