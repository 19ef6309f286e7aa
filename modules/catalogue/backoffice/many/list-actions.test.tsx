import { LocaleProvider } from '#ui/backoffice/staff.tsx'
import { drawn } from '#ui/backoffice/testing/drawn-form.tsx'
import { expect, test } from 'vitest'
import { ListActions } from './ListActions.tsx'

test.each(['de', 'en'] as const)(
  'the table is asked for in the language of the user (%s), not of the browser',
  (locale) => {
    expect(
      drawn(
        <LocaleProvider value={locale}>
          <ListActions />
        </LocaleProvider>,
      ),
    ).toContain(`href="/api/products/products.csv?locale=${locale}"`)
  },
)
