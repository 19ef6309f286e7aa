/** The header in which the time of a copy is stored. */
const madeAt = 'x-copy-made'

/** Deletes the oldest entries of a cache until only `most` are left. A cache lists its entries with the oldest first. */
export async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}

/**
 * Returns a copy of a response with the time as a header. The browser has already decompressed the body, so the headers about its encoding and length
 * are removed.
 */
export async function dated(answer: Response, at: number): Promise<Response> {
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(madeAt, new Date(at).toISOString())
  return new Response(await answer.arrayBuffer(), { status: answer.status, headers })
}

/**
 * Writes the time of the copy into the HTML of a page. The page uses it to tell the visitor that its content may be out of date. Other
 * responses are not changed. Undefined if there is no copy.
 */
export function marked(copy: Response | undefined): Response | undefined {
  const at = copy?.headers.get(madeAt)
  if (!copy || !at || !copy.headers.get('content-type')?.startsWith('text/html')) return copy
  const body = copy.text().then((html) => html.replace('<html ', `<html data-copy="${at}" `))
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(await body))
      controller.close()
    },
  })
  return new Response(stream, { status: 200, headers: copy.headers })
}
