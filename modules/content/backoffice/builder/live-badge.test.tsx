// @vitest-environment happy-dom
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test } from 'vitest'
import { BuilderHead } from './BuilderHead.tsx'
import type { OpenDocument } from './use-document.ts'

const live = { state: 'live', live: {}, publishedAt: '2026-11-20T09:00:00.000Z', revision: 1, plan: null }
const doc = { draft: { data: {}, saved: {}, revision: 1, status: 'saved' }, view: live } as unknown as OpenDocument

test.each([
  ['a live page leads to its public address, in a new tab', '/de/karte', '/de/karte'],
  ['a live menu has no address of its own', undefined, null],
])('%s', async (_, address, href) => {
  const { place } = await mounted(
    <Shell>
      <BuilderHead doc={doc} name="Karte" crumbs={[]} address={address} onVersions={() => undefined}>
        {null}
      </BuilderHead>
    </Shell>,
  )
  const badge = place.querySelector('.bdg.ok')
  expect(badge?.textContent).toContain('Live seit Fr, 20.11.')
  expect(badge?.getAttribute('href') ?? null).toBe(href)
  expect(badge?.getAttribute('target') ?? null).toBe(href && '_blank')
})
