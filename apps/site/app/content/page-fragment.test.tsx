import { expect, test } from 'vitest'
import type { Api } from '#contract/client.ts'
import { site as parts } from '../modules.server.ts'
import { testSite } from '../testing/test-site.ts'
import { contentRenderer } from './render-content.server.tsx'

const files = {
  entry: '/entry.js',
  rootStyles: ['/root.css'],
  of: (source: string) => ({ scripts: [`/built/${source}.js`], styles: [`/built/${source}.css`] }),
}
const blocks = [
  { id: 'h', type: 'hero', title: 'Weihnachten' },
  { id: 't', type: 'text', title: 'Gut zu wissen', html: '<p>Bis Mitternacht</p>' },
]

/**
 * Renders the fragment for a preview. The editor has sent all blocks, but only the blocks with the ids `only` have changed. Also returns
 * the API calls that were made.
 */
async function asked(only: readonly string[], isValid = true) {
  const calls: string[] = []
  const ownApi = {
    call: async ({ id }: { id: string }, input: { body: { blocks: unknown } }) => {
      calls.push(id)
      return isValid ? { ok: true, value: input.body.blocks } : { ok: false, status: 404, errors: [] }
    },
  } as unknown as Api
  const site = { ...testSite({ ownApi }), posted: { blocks, only } }
  return { calls, ...(await contentRenderer(parts)(site, '/de/preview/token', files)) }
}

test('the answer to a typed letter has the changed block, its styles and the classes of the header, and nothing around it', async () => {
  const { calls, html, status } = await asked(['t'])
  expect(status).toBe(200)
  expect(html).toContain('Bis Mitternacht')
  expect(html).not.toContain('Weihnachten')
  expect(html).toContain('<header class="head onnight night"></header>')
  expect(html).toMatch(/<link rel="stylesheet" href="\/built\/[^"]+\.css"\/>/)
  for (const part of ['<footer', '<nav', '<script', '/root.css', 'ld+json']) expect(html).not.toContain(part)
  // The stored page is not read, because nothing of it is shown.
  expect(calls).toEqual(['sites.preview-blocks'])
})

test('an expired link shows no block', async () => {
  const { html, status } = await asked(['t'], false)
  expect(status).toBe(404)
  expect(html).not.toContain('Bis Mitternacht')
})
