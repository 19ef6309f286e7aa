import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Caught {
  from: string
  to: string[]
  mail: Email
  raw: string
}

export interface TestMailServer {
  url: string
  caught: Caught[]
  /** The SMTP code with which the server refuses the next recipients. 0: the server accepts them. */
  refuseWith: number
  /** The server accepts each mail only after this promise has resolved. Undefined: it accepts mails at once. */
  accepts: Promise<void> | undefined
  close(): Promise<void>
}

/** Starts a mail server in this process that stores the mails that it receives. */
export async function startMailServer(): Promise<TestMailServer> {
  const state: TestMailServer = {
    url: '',
    caught: [],
    refuseWith: 0,
    accepts: undefined,
    close: () => Promise.resolve(),
  }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_address, _session, done) {
      done(state.refuseWith === 0 ? null : Object.assign(new Error('not now'), { responseCode: state.refuseWith }))
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts)
        void Promise.all([PostalMime.parse(raw), state.accepts]).then(([mail]) => {
          const from = session.envelope.mailFrom
          state.caught.push({
            from: from ? from.address : '',
            to: session.envelope.rcptTo.map(({ address }) => address),
            mail,
            raw: raw.toString('utf8'),
          })
          done()
        }, done)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  state.url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  state.close = () => new Promise((resolve) => server.close(() => resolve()))
  return state
}
