import { createServer } from 'node:net'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { startMailServer } from '#testing/mail-server.ts'
import type { MessageRow } from './rows.ts'
import { smtpServer } from './smtp.ts'

const mail = { id: 'a', html: '', attachments: [], headers: {} } as unknown as MessageRow
const sender = { address: 'a@b.example', domain: 'b.example' }
const allowsPrivate = () => true

test('if the library could not be loaded, the next mail loads it again, and closing throws nothing', async () => {
  let asked = 0
  const load = async () => {
    asked += 1
    throw new Error(`not there ${asked}`)
  }
  const server = smtpServer('smtp://localhost', sender, { allowsPrivate, load })
  const first = server.send(mail)
  // Closes the server while the mail library is still being loaded.
  server.close()
  await expect(first).rejects.toThrow('not there 1')
  await expect(server.send(mail)).rejects.toThrow('not there 2')
  server.close()
})

test('an attempt to send to a server that does not respond ends within seconds; the URL can set another time limit', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()))
  const address = silent.address()
  const url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const opened: string[] = []
  const load = async () => ({
    createTransport: ((to: { url: string }) => {
      opened.push(to.url)
      return createTransport(to)
    }) as typeof createTransport,
  })
  const server = smtpServer(`${url}?greetingTimeout=50`, sender, { allowsPrivate, load })
  await expect(server.send(mail)).rejects.toThrow('Greeting')
  server.close()
  expect(opened).toEqual([`${url}?greetingTimeout=50&connectionTimeout=10000&socketTimeout=20000`])
  silent.close()
})

test('a server that now resolves to a private network gets no mail, by name or by address', async () => {
  const post = await startMailServer()
  const { port } = new URL(post.url)
  const letter = { ...mail, from_name: 'B', to_name: 'C', to_address: 'c@d.example', text: 'x', subject: 'x' }
  let isAllowed = true
  for (const host of ['127.0.0.1', 'localhost']) {
    const server = smtpServer(`smtp://${host}:${port}`, sender, { allowsPrivate: () => isAllowed })
    isAllowed = true
    await server.send(letter)
    isAllowed = false
    await expect(server.send(letter)).rejects.toThrow('private address')
    server.close()
  }
  expect(post.caught).toHaveLength(2)
  await post.close()
})
