import type { ServerResponse } from 'node:http'
import type { StreamEvent } from '../module.ts'

const heartbeatMs = 15_000

/**
 * Writes server-sent events until there are no more events or the client disconnects. If the client reads slowly, the function waits before
 * it writes the next event, so that unsent events do not fill the memory.
 */
export async function sendEvents(
  response: ServerResponse,
  events: AsyncIterable<StreamEvent>,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // This header asks proxies not to buffer the response, because a buffer would delay events.
    'x-accel-buffering': 'no',
  })
  response.write('retry: 2000\n\n')
  const heartbeat = setInterval(() => response.write(': here\n\n'), heartbeatMs).unref()
  const iterator = events[Symbol.asyncIterator]()
  const closed = new Promise<{ done: true; value: undefined }>((resolve) =>
    response.once('close', () => resolve({ done: true, value: undefined })),
  )
  try {
    for (;;) {
      const item = await Promise.race([iterator.next(), closed])
      if (item.done) break
      if (!response.write(textOf(item.value)))
        await Promise.race([new Promise((resolve) => response.once('drain', resolve)), closed])
    }
  } finally {
    clearInterval(heartbeat)
    await iterator.return?.()
    response.end()
  }
}

const textOf = ({ event, data, id }: StreamEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
