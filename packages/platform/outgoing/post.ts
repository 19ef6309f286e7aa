import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { checkedLookup } from './checked-lookup.ts'
import { isPrivate } from './private-address.ts'

interface Posted {
  /** HTTP status; 0 if there was no response. */
  status: number
  /** The beginning of the response, or the reason why there was no response. */
  answer: string
  ms: number
}

interface PostOptions {
  headers: Readonly<Record<string, string>>
  body: string
  timeoutMs: number
  /** True if addresses in private networks, and plain http, are allowed. */
  allowsPrivate: boolean
  signal?: AbortSignal
}

/** Maximum number of characters of a response that `post` returns. */
const keptBytes = 2_048

/**
 * Posts to an address that a user entered (docs/rules/security.md, Outgoing calls and redirects). The name is resolved once, so that exactly
 * the checked address is called. Redirects are not followed. Never throws.
 */
export function post(address: string, options: PostOptions): Promise<Posted> {
  const began = performance.now()
  const done = (status: number, answer: string): Posted => ({
    status,
    answer: answer.slice(0, keptBytes),
    ms: Math.round(performance.now() - began),
  })
  const refused = refusalOf(address, options.allowsPrivate)
  if (refused !== undefined) return Promise.resolve(done(0, refused))
  const url = new URL(address)
  return new Promise((settle) => {
    const call = url.protocol === 'https:' ? httpsRequest : httpRequest
    const signals = [AbortSignal.timeout(options.timeoutMs), ...(options.signal ? [options.signal] : [])]
    const request = call(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { ...options.headers, 'content-length': Buffer.byteLength(options.body) },
        lookup: checkedLookup(options.allowsPrivate),
        signal: AbortSignal.any(signals),
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
          if (text.length >= keptBytes) response.destroy()
        })
        response.on('close', () => settle(done(response.statusCode ?? 0, text)))
        response.on('error', () => settle(done(response.statusCode ?? 0, text)))
      },
    )
    request.on('error', (error) =>
      settle(done(0, error.name === 'TimeoutError' || signals[0]?.aborted ? 'timeout' : error.message)),
    )
    request.end(options.body)
  })
}

/** The reason why an address must not be called; undefined if it may be called. */
function refusalOf(address: string, allowsPrivate: boolean): string | undefined {
  if (!URL.canParse(address)) return 'invalid address'
  const { protocol, hostname, username, password } = new URL(address)
  if (protocol !== 'https:' && !(allowsPrivate && protocol === 'http:')) return 'only https'
  if (username !== '' || password !== '') return 'no user in the address'
  const bare = hostname.replace(/^\[|\]$/g, '')
  // Node does not call `lookup` for an IP address, so it is checked here.
  return !allowsPrivate && isIP(bare) !== 0 && isPrivate(bare) ? 'private address' : undefined
}
