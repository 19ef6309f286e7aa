import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import { endpoint } from './endpoint.ts'

const ping = endpoint({ id: 'ping', method: 'POST', path: '/api/ping', access: 'staff', summary: 'Ping' })

/** Makes one API call whose response has this `status` and `body`. Returns how often the client called `onUnauthorized`. */
async function signInsAfter(status: number, body: string): Promise<number> {
  let signIns = 0
  const client = createClient({
    fetch: () => Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/json' } })),
    locale: () => 'de',
    onUnauthorized: () => signIns++,
  })
  await client.call(ping)
  return signIns
}
const refused = (code: string) => JSON.stringify({ errors: [{ code, message: 'Nein.' }] })

test.each([
  ['a session that has ended', 401, refused('auth.session_timeout'), 1],
  ['a refusal that nobody here wrote', 401, '{}', 1],
  ['a wrong password in a form', 401, refused('auth.invalid_credentials'), 0],
  ['a wrong code of the second factor', 401, refused('auth.code_invalid'), 0],
  ['a missing right', 403, refused('auth.not_privileged'), 0],
])('calls onUnauthorized only if the session has ended: %s', async (_, status, body, times) => {
  expect(await signInsAfter(status, body)).toBe(times)
})
