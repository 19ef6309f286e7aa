import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the stand-in responds: one entry for each of the next requests. When all entries are used, the last response is repeated. */
type Mood =
  | { kind: 'texts'; texts?: Record<string, string>; finish?: 'done' | 'cut' | 'refused'; usage?: boolean }
  | { kind: 'status'; status: number; error?: { type?: string; code?: string; message?: string }; retryAfter?: number }
  | { kind: 'raw'; body: string }
  | { kind: 'picture'; bytes: Uint8Array }
  | { kind: 'silent' }
  | { kind: 'broken' }

interface Asked {
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}

export interface AiStandIn {
  url: string
  asked: Asked[]
  moods: Mood[]
  /** The number of requests that the caller cancelled before the response. */
  left: number
  close(): Promise<void>
}

/**
 * Starts a local server that replaces the AI providers in tests. It has the Messages API of Anthropic below /v1/messages, and the chat completions
 * and pictures of OpenAI below /chat and /images.
 */
export async function startAiProvider(): Promise<AiStandIn> {
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (text += part))
    request.on('end', () => answer(request, response, text ? (JSON.parse(text) as Record<string, unknown>) : {}))
    response.on('close', () => {
      if (!response.writableFinished) standIn.left++
    })
  })
  const standIn: AiStandIn = {
    url: '',
    asked: [],
    moods: [],
    left: 0,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  function answer(request: IncomingMessage, response: ServerResponse, body: Record<string, unknown>): void {
    const path = request.url ?? ''
    standIn.asked.push({ path, headers: request.headers, body })
    const mood = (standIn.moods.length > 1 ? standIn.moods.shift() : standIn.moods[0]) ?? { kind: 'texts' }
    const json = (status: number, value: unknown, headers: Record<string, string> = {}) => {
      // The response is sent in two parts. They are split inside the letter 'ü' (two bytes), so that a caller fails if it decodes each part
      // alone.
      const bytes = Buffer.from(JSON.stringify(value))
      const cut = bytes.indexOf(0xc3) + 1
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1', ...headers })
      response.write(bytes.subarray(0, cut))
      setImmediate(() => response.end(bytes.subarray(cut)))
    }
    if (mood.kind === 'silent') return
    if (mood.kind === 'broken') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{"content":')
      setImmediate(() => response.destroy())
      return
    }
    if (mood.kind === 'status') {
      const retry = mood.retryAfter === undefined ? {} : { 'retry-after': String(mood.retryAfter) }
      return json(mood.status, { type: 'error', error: { message: 'nein', ...mood.error } }, retry)
    }
    if (mood.kind === 'picture') return json(200, { data: [{ b64_json: Buffer.from(mood.bytes).toString('base64') }] })
    const said = mood.kind === 'raw' ? mood.body : JSON.stringify(mood.texts ?? {})
    const finish = mood.kind === 'texts' ? (mood.finish ?? 'done') : 'done'
    if (path.endsWith('/messages'))
      return json(200, {
        content: [{ type: 'text', text: said }],
        stop_reason: { done: 'end_turn', cut: 'max_tokens', refused: 'refusal' }[finish],
        usage: { input_tokens: 1000, output_tokens: 200 },
      })
    const isCounted = mood.kind !== 'texts' || mood.usage !== false
    return json(200, {
      id: 'cmpl_1',
      choices: [
        {
          message: { content: said },
          finish_reason: { done: 'stop', cut: 'length', refused: 'content_filter' }[finish],
        },
      ],
      ...(isCounted ? { usage: { prompt_tokens: 1000, completion_tokens: 200 } } : {}),
    })
  }
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return standIn
}
