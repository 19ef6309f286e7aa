import { createServer } from 'node:net'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import type { MessageRow } from './rows.ts'
import { smtpServer } from './smtp.ts'

const mail = { id: 'a', html: '', attachments: [], headers: {} } as unknown as MessageRow

test('a library that could not be loaded is loaded again by the next mail, and closing throws nothing', async () => {
  let asked = 0
  const server = smtpServer('smtp://localhost', { address: 'a@b.example', domain: 'b.example' }, async () => {
    asked += 1
    throw new Error(`not there ${asked}`)
  })
  const first = server.send(mail)
  // While it is still being loaded.
  server.close()
  await expect(first).rejects.toThrow('not there 1')
  await expect(server.send(mail)).rejects.toThrow('not there 2')
  server.close()
})

const sender = { address: 'a@b.example', domain: 'b.example' }

test('a server that does not answer is given up within seconds; the address may set another time limit', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()))
  const address = silent.address()
  const url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const opened: string[] = []
  const noting = async () => ({
    createTransport: ((to: string, defaults: object) => {
      opened.push(to)
      return createTransport(to, defaults)
    }) as typeof createTransport,
  })
  const server = smtpServer(`${url}?greetingTimeout=50`, sender, noting)
  await expect(server.send(mail)).rejects.toThrow('Greeting')
  server.close()
  expect(opened).toEqual([`${url}?greetingTimeout=50&connectionTimeout=10000&socketTimeout=20000`])
  silent.close()
})
