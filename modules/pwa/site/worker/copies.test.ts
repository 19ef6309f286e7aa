import { expect, test } from 'vitest'
import { createCopies, patienceMs } from './copies.ts'

const origin = 'https://lindwurm.example'

/** Makes caches in memory, with only the functions that the service worker uses. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>()
  const urlOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key))
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      match: async (key: RequestInfo | URL) => entries.get(urlOf(key))?.clone(),
      put: async (key: RequestInfo | URL, answer: Response) => void entries.set(urlOf(key), answer.clone()),
      delete: async (key: RequestInfo | URL) => entries.delete(urlOf(key)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    } as unknown as Cache
  }
  return {
    all,
    caches: { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) },
  }
}

function site() {
  const memory = memoryCaches()
  const work: Promise<unknown>[] = []
  const network = { isOn: true, isSlow: false, now: 1_800_000_000_000, asked: [] as string[], text: 'new', status: 200 }
  const answers = (url: string): Response =>
    new Response(`<html lang="de">${new URL(url).pathname} ${network.text}</html>`, {
      status: network.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': url.includes('secret') ? 'no-store' : 'no-cache',
      },
    })
  const copies = createCopies({
    caches: memory.caches,
    fetch: async (request) => {
      const url = typeof request === 'string' ? request : request.url
      network.asked.push(new URL(url).pathname)
      if (!network.isOn) throw new TypeError('no network')
      if (network.isSlow) await new Promise((done) => setTimeout(done, 50))
      return answers(url)
    },
    origin,
    languages: ['de-AT'],
    now: () => network.now,
    wait: (ms) => new Promise((done) => setTimeout(done, ms === patienceMs ? 20 : ms)),
    later: (one) => void work.push(one),
  })
  const request = (path: string): Request => {
    const made = new Request(origin + path)
    Object.defineProperty(made, 'mode', { value: 'navigate' })
    return made
  }
  const text = async (answer: Promise<Response>) => (await answer).text()
  return { ...memory, copies, network, request, text, settled: () => Promise.all(work) }
}

test('a page is loaded from the network; without it, the last copy is shown, marked with its time', async () => {
  const { copies, network, request, settled, text } = site()
  expect(await text(copies.page(request('/de/store/lindwurm?table=3')))).toBe(
    '<html lang="de">/de/store/lindwurm new</html>',
  )
  await settled()
  network.isOn = false
  expect(await text(copies.page(request('/de/store/lindwurm')))).toBe(
    '<html data-copy="2027-01-15T08:00:00.000Z" lang="de">/de/store/lindwurm new</html>',
  )
})

test('if the network takes more than three seconds, the copy is shown, and the late response becomes the next copy', async () => {
  const { copies, network, request, settled, text } = site()
  await copies.page(request('/de/karte'))
  await settled()
  Object.assign(network, { isSlow: true, text: 'newer' })
  expect(await text(copies.page(request('/de/karte')))).toContain('data-copy')
  await settled()
  Object.assign(network, { isOn: false, isSlow: false })
  expect(await text(copies.page(request('/de/karte')))).toContain('newer')
})

test('the worker waits for a slow page that has no copy', async () => {
  const { copies, network, request, text } = site()
  network.isSlow = true
  expect(await text(copies.page(request('/de/karte')))).toBe('<html lang="de">/de/karte new</html>')
})

test('if a proxy reports that the server is down, the copy is shown; any other response is shown as it is', async () => {
  const { copies, network, request, settled, text } = site()
  await copies.page(request('/de/karte'))
  await settled()
  network.status = 503
  expect(await text(copies.page(request('/de/karte')))).toContain('data-copy')
  network.status = 404
  expect((await copies.page(request('/de/karte'))).status).toBe(404)
})

test('pages with data of a person are never stored; without a network, the offline page in the language of the address is shown', async () => {
  const { all, copies, network, request, settled, text } = site()
  await copies.install(['/assets/a.js'])
  await copies.personal(request('/de/status/A/secret'))
  await copies.page(request('/de/secret'))
  await settled()
  network.isOn = false
  expect(await text(copies.personal(request('/en/status/A/secret')))).toContain('/en/offline')
  expect(await text(copies.page(request('/de/secret')))).toContain('/de/offline')
  expect([...(all.get('servus-pages')?.keys() ?? [])]).toEqual([])
})

test('the start address, which only redirects, shows the copy of the start page', async () => {
  const { copies, network, request, settled, text } = site()
  await copies.page(request('/de/startseite'))
  await settled()
  network.isOn = false
  expect(await text(copies.page(request('/')))).toContain('/de/startseite')
})

test('files are loaded once, and files of an older release are deleted after seven days', async () => {
  const { all, copies, network, request } = site()
  await copies.install(['/assets/a.js', '/assets/old.js'])
  await copies.activate(['/assets/a.js', '/assets/old.js'])
  network.asked = []
  await copies.install(['/assets/a.js', '/assets/b.js'])
  await copies.file(request('/assets/a.js'))
  expect(network.asked.filter((path) => path.startsWith('/assets'))).toEqual(['/assets/b.js'])
  const names = () => [...(all.get('servus-files')?.keys() ?? [])].map((url) => new URL(url).pathname)
  await copies.activate(['/assets/a.js', '/assets/b.js'])
  expect(names()).toContain('/assets/old.js')
  network.now += 8 * 24 * 3600 * 1000
  await copies.activate(['/assets/a.js', '/assets/b.js'])
  expect(names()).not.toContain('/assets/old.js')
  expect(names()).toContain('/assets/a.js')
})

test('at most 30 pages and 60 pictures are stored; the oldest are deleted', async () => {
  const { all, copies, request, settled } = site()
  for (let n = 0; n < 35; n++) await copies.page(request(`/de/p${n}`))
  for (let n = 0; n < 65; n++) await copies.picture(request(`/image/small/${n}-1.webp`))
  await settled()
  expect(all.get('servus-pages')?.size).toBe(30)
  expect(all.get('servus-pictures')?.size).toBe(60)
  expect(all.get('servus-pages')?.has(`${origin}/de/p34`)).toBe(true)
})
