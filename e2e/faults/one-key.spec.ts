import { rideDraft, sendOrder } from '../support/ride.ts'
import { query } from '../support/sql.ts'
import { expect, test } from '../support/test.ts'

const SUBMITS = 1000
/**
 * Maximum number of orders that are sent at the same time. The other orders wait, because the server and its database accept a limited
 * number of connections.
 */
const AT_ONCE = 200

/** 1,000 requests with one idempotency key create one order, over HTTP and in two processes. At most `AT_ONCE` run at the same time. */
test('a thousand submits with one key create one order and one mail', async ({ ownServer }) => {
  const first = await ownServer()
  const second = await ownServer({
    besides: first,
    withMail: false,
    env: { SMTP_URL: first.mail?.url ?? '', MAIL_FROM: 'fahrt@donau.example' },
  })
  const email = 'thousand@example.com'
  const draft = await rideDraft(first.url, { email })
  const key = crypto.randomUUID()
  const statuses = new Map<number, number>()
  const uids = new Set<string>()
  let sent = 0
  const customer = async (): Promise<void> => {
    while (sent < SUBMITS) {
      const answer = await sendOrder((sent++ % 2 === 0 ? first : second).url, draft, key)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const { data } = (await answer.json()) as { data?: { uid: string } }
      if (data) uids.add(data.uid)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, customer))
  expect(statuses.get(201), JSON.stringify([...statuses])).toBe(1)
  expect(statuses.get(200)).toBe(SUBMITS - 1)
  expect(uids.size).toBe(1)
  expect(await query(first, `SELECT uid FROM orders WHERE email = '${email}'`)).toEqual([{ uid: [...uids][0] }])
  await expect.poll(() => first.mail?.caught.filter(({ to }) => to.includes(email)).length, { timeout: 15_000 }).toBe(1)
})
