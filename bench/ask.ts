import { request } from 'node:http'

export interface Asked {
  status: number
  bytes: Buffer
  cookies: string[]
  type: string
}

/** Sends one HTTP request to a server on this machine with a brand's host name. `fetch` does not allow to set the host name. */
export const ask = (
  port: number,
  host: string,
  path: string,
  more: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', headers, body } = more
    const sent = request({ hostname: '127.0.0.1', port, path, method, headers: { ...headers, host } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('error', reject)
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          bytes: Buffer.concat(chunks),
          cookies: answer.headers['set-cookie'] ?? [],
          type: answer.headers['content-type'] ?? '',
        }),
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })

/** The `data` of the response. Throws if the request does not succeed. */
export async function dataOf<T>(port: number, host: string, path: string): Promise<T> {
  const { status, bytes } = await ask(port, host, path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return (JSON.parse(bytes.toString('utf8')) as { data: T }).data
}

/** Signs in as a user of the demo staff and returns the session cookie. */
export async function signIn(port: number, host: string, email: string, password: string): Promise<string> {
  const { status, cookies } = await ask(port, host, '/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const [cookie = ''] = cookies.map((one) => one.split(';')[0] ?? '')
  if (status !== 200 || !cookie) throw new Error(`Signing in as ${email} answered ${status}`)
  return cookie
}
