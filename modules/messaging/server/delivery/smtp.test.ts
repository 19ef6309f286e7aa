import { expect, test } from 'vitest'
import type { MessageRow } from './rows.ts'
import { smtpServer } from './smtp.ts'

const mail = { id: 'a', attachments: [], headers: {} } as unknown as MessageRow

test('a library that could not be loaded is asked for again, and closing raises nothing', async () => {
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
