import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { createRenderer } from '#apps/server/site/render-page.ts'
import { readSiteBuild } from '#apps/server/site/site-build.ts'
import type { Api } from '#contract/client.ts'
import type { Endpoint, OutputOf } from '#contract/endpoint.ts'
import type { Init } from '#contract/init.ts'

/**
 * Measures renderings per second in one process, without cache, network and compression. Our figure is the landing page with the content
 * of a running server. The reference is React alone with a page of 200 elements. Rounds of both alternate, so that both run under the
 * same conditions.
 */
const [initFile = '', seconds = '2', count = '9'] = process.argv.slice(2)
const { init, home } = (await import(initFile, { with: { type: 'json' } })).default as { init: Init; home: unknown }

const noApi: Api = {
  call: async () => ({ ok: false, status: 503, errors: [{ code: 'request.unavailable', message: '' }] }),
}
/** Returns the content of the landing page for every API call, because a rendering makes no other call. */
const pageApi: Api = {
  call: async <E extends Endpoint>() => ({ ok: true, status: 200, value: home as OutputOf<E> }),
}
const build = await readSiteBuild(new URL('../apps/site/build/', import.meta.url))
const { render } = createRenderer(build, (error) => {
  throw error
})
const brand = {
  id: 'bench',
  publicUrl: 'http://localhost',
  version: () => '1',
  init: async () => init,
  api: () => noApi,
  ownApi: pageApi,
  redirectOf: async () => undefined,
}
const visitor = {
  locale: 'de' as const,
  requestId: 'bench',
  address: '127.0.0.1',
  origin: 'http://localhost',
  signal: new AbortController().signal,
}
const ours = async (): Promise<void> => {
  const page = await render({
    brand,
    visitor,
    url: '/de/startseite',
    acceptLanguage: 'de',
    now: Temporal.Now.instant(),
  })
  if (page.status !== 200) throw new Error(`The landing page answered ${page.status}`)
}
const bare = async (): Promise<void> => {
  renderToString(
    h(
      'main',
      null,
      Array.from({ length: 200 }, (_, n) => h('p', { key: n, className: 'row' }, `Element ${n}`)),
    ),
  )
}

const rate = async (work: () => Promise<void>): Promise<number> => {
  let count = 0
  const begin = performance.now()
  while (performance.now() - begin < Number(seconds) * 1000) {
    await work()
    count++
  }
  return count / ((performance.now() - begin) / 1000)
}
await rate(ours)
await rate(bare)
const rounds = { ours: [] as number[], reference: [] as number[] }
for (let round = 0; round < Number(count); round++) {
  rounds.ours.push(await rate(ours))
  rounds.reference.push(await rate(bare))
}
process.send?.(rounds)
process.disconnect?.()
