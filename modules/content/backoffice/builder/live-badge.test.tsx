// @vitest-environment happy-dom
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test } from 'vitest'
import { BuilderHead } from './BuilderHead.tsx'
import type { OpenDocument } from './use-document.ts'

const page = { locale: 'de', path: 'karte', type: 'custom_site' }
const live = { state: 'live', publishedAt: '2026-11-20T09:00:00.000Z', revision: 1, plan: null }
const docOf = (kind: string, published: object) =>
  ({
    kind,
    // In the draft, the page already has the type of a start page. This is not published yet, so the badge must lead to the published
    // address.
    draft: { data: { ...page, type: 'custom_home' }, saved: {}, revision: 1, status: 'saved' },
    view: { ...live, live: published },
  }) as unknown as OpenDocument

test.each([
  ['a live page leads to the address at which it is published, in a new tab', 'site', page, '/de/karte'],
  ['the start page leads to its own address', 'site', { ...page, type: 'custom_home' }, '/de/startseite'],
  ['a live menu has no address of its own', 'navigation', {}, null],
])('%s', async (_, kind, published, href) => {
  const { place } = await mounted(
    <Shell>
      <BuilderHead doc={docOf(kind, published)} name="Karte" crumbs={[]} onVersions={() => undefined}>
        {null}
      </BuilderHead>
    </Shell>,
  )
  const badge = place.querySelector('.bdg.ok')
  expect(badge?.textContent).toContain('Live seit Fr, 20.11.')
  expect(badge?.getAttribute('href') ?? null).toBe(href)
  expect(badge?.getAttribute('target') ?? null).toBe(href && '_blank')
})
