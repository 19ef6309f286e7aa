import { drawn } from '#ui/backoffice/testing/drawn-form.tsx'
import { expect, test } from 'vitest'
import type { DocumentLine } from '../../contract.ts'
import { StateBadge } from './PageRows.tsx'

const badges = (state: DocumentLine['state']): string[] =>
  drawn(<StateBadge page={{ state, plan: null } as DocumentLine} />)
    .split('</span>')
    .map((one) => one.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, ''))
    .filter(Boolean)

test.each([
  ['new', ['Entwurf']],
  ['live', ['Live']],
  ['changed', ['Live', 'Entwurf weicht ab']],
  ['unpublished', ['Nicht veröffentlicht']],
] as const)('a page in the state %s has the badges %j', (state, shown) => expect(badges(state)).toEqual(shown))
