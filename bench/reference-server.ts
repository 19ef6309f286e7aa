import Fastify from 'fastify'

/**
 * The minimal server with which our server is compared, in a separate process. It has no validation, no brand and no database. It sends
 * prepared bytes, as our server does with cached responses. Sizes and types are the same as in the real responses, so that both servers
 * transfer the same amount.
 */
const answers = JSON.parse(process.argv[2] ?? '{}') as Record<string, { bytes: number; type: string }>
const app = Fastify()
for (const [name, { bytes, type }] of Object.entries(answers)) {
  const ready = Buffer.alloc(bytes, 'x')
  app.get(`/${name}`, (_request, reply) => reply.type(type).send(ready))
}

await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
process.on('disconnect', () => process.exit(0))
