import { createServer } from 'node:net'

// A mail server that needs `delayMs` milliseconds for each mail. First it sends its port to the parent process. Then it sends the
// recipient and the time of each mail.
const delayMs = Number(process.argv[2])

const server = createServer((socket) => {
  let [text, isData, to] = ['', false, '']
  const say = (line: string): void => void socket.write(`${line}\r\n`)
  const command = (line: string): void => {
    const word = line.slice(0, 4).toUpperCase()
    if (word === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (word === 'DATA') isData = true
    if (word === 'DATA') say('354 go on')
    else if (word === 'QUIT') socket.end('221 bye\r\n')
    else say('250 ok')
  }
  socket.on('error', () => undefined)
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1')
    for (;;) {
      const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const part = text.slice(0, end)
      text = text.slice(end + (isData ? 5 : 2))
      if (!isData) command(part)
      else {
        isData = false
        const recipient = to
        setTimeout(() => {
          process.send?.({ to: recipient, at: Date.now() })
          say('250 kept')
        }, delayMs)
      }
    }
  })
  say('220 ready')
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
})
