import Fastify from 'fastify'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * The bare server that ours is compared with, as a process of its own: no validation, no brand, no database. Sizes come from the real
 * answers, so that both sides move the same bytes.
 */
const sizes = JSON.parse(process.argv[2] ?? '{}') as Record<string, number>
const app = Fastify()

/** A prepared object whose JSON has about this many bytes. */
const objectOf = (bytes: number): object => ({
  data: Array.from({ length: Math.max(1, Math.round(bytes / 110)) }, (_, n) => row(n)),
})
const row = (n: number): object => ({
  id: `0190a3c0-0000-7000-8000-${String(n).padStart(12, '0')}`,
  name: `Product ${n}`,
  price: n / 4,
  isEnabled: true,
})

const isPage = (name: string): boolean => name.startsWith('page.') || name.endsWith('.page')

for (const [name, bytes] of Object.entries(sizes)) {
  if (isPage(name)) {
    const buffer = Buffer.alloc(bytes, 'x')
    app.get(`/${name}`, (_request, reply) => reply.type('text/html; charset=utf-8').send(buffer))
  } else {
    const prepared = objectOf(bytes)
    app.get(`/${name}`, async () => prepared)
  }
}

const page = () =>
  h(
    'main',
    null,
    Array.from({ length: 200 }, (_, n) => h('p', { key: n, className: 'row' }, `Element ${n}`)),
  )
app.get('/render', (_request, reply) => reply.type('text/html; charset=utf-8').send(renderToString(page())))

await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
process.on('disconnect', () => process.exit(0))
