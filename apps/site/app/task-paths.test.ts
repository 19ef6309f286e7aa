import { expect, test } from 'vitest'
import { isContentPath } from './task-paths.ts'

test.each([
  ['/de', true],
  ['/de/startseite', true],
  ['/en/site/imprint', true],
  ['/de/store/lindwurm', true],
  ['/de/store/lindwurm/', true],
  ['/de/store/checkout', true],
  ['/de/status', true],
  ['/de/nirgends/checkout', true],
  ['/de/store/lindwurm/checkout', false],
  ['/de/store/lindwurm/checkout/', false],
  ['/en/store/lindwurm/checkout/error', false],
  ['/de/STORE/lindwurm/Checkout', false],
  ['/de/status/GL-1/abc', false],
  ['/de/%73tatus/GL-1/abc', false],
  // The router also handles all addresses that do not begin with a language in lower case: '/', upper case, unknown addresses.
  ['/', false],
  ['/DE/startseite', false],
  ['/store/lindwurm', false],
])('%s is rendered without the router: %s', (path, isContent) => {
  expect(isContentPath(path)).toBe(isContent)
})
