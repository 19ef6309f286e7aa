import { connect, type Socket } from 'node:net'
import { type Condition, conditionOf, isStatusByte } from '../../rules/conditions.ts'

/** Time limits in milliseconds: to connect, to wait for an answer before and after printing, and to send all bytes. */
const patience = { connect: 3_000, answer: 1_000, answerAfter: 3_000, write: 10_000 }

/** Opens a connection to a printer, and returns functions that ask for its condition and send bytes. */
export async function openLine({ ip: host, port }: { ip: string; port: number }) {
  const socket = await connected(host, port)
  // An object instead of a variable, because TypeScript would not notice that the listeners below change a variable.
  const line = { isBroken: false }
  const heard: number[] = []
  const wake = new Set<() => void>()
  const wakeAll = (): void => wake.forEach((one) => one())
  socket.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (isStatusByte(byte)) heard.push(byte)
    wakeAll()
  })
  socket.on('error', () => {
    line.isBroken = true
  })
  socket.on('close', () => {
    line.isBroken = true
    wakeAll()
  })
  const answer = async (ms: number): Promise<number | undefined> => {
    const until = performance.now() + ms
    while (heard.length === 0 && !line.isBroken) {
      const left = until - performance.now()
      if (left <= 0) return undefined
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, left)
        function done(): void {
          clearTimeout(timer)
          wake.delete(done)
          resolve()
        }
        wake.add(done)
      })
    }
    return heard.shift()
  }
  const ask = async (n: number, ms: number): Promise<number | undefined> => {
    heard.length = 0
    if (line.isBroken) return undefined
    socket.write(Uint8Array.of(0x10, 0x04, n))
    return answer(ms)
  }
  return {
    /**
     * Asks the printer for its condition. After printing it gets more time to answer (`answerAfter`), because without an answer the slip
     * becomes unconfirmed.
     */
    async condition(when: 'before' | 'after' = 'before'): Promise<Condition> {
      const ms = when === 'before' ? patience.answer : patience.answerAfter
      const printer = await ask(1, ms)
      if (printer === undefined) return 'silent'
      return conditionOf({ printer, offline: await ask(2, ms), paper: await ask(4, ms) })
    },
    /**
     * Sends bytes. True: the operating system has accepted all of them, and the connection is still open. True does not prove that the slip
     * was printed.
     */
    write: (bytes: Uint8Array): Promise<boolean> =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(false), patience.write)
        const done = (isWritten: boolean): void => {
          clearTimeout(timer)
          resolve(isWritten && !line.isBroken)
        }
        wake.add(() => line.isBroken && done(false))
        socket.write(bytes, (error) => done(!error))
      }),
    async end(): Promise<void> {
      if (line.isBroken) return void socket.destroy()
      socket.end()
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, patience.answer)
        wake.add(() => {
          clearTimeout(timer)
          resolve()
        })
      })
      socket.destroy()
    },
  }
}

const connected = (host: string, port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: patience.connect })
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.off('error', reject)
      resolve(socket)
    })
    socket.once('timeout', () => {
      socket.destroy()
      reject(Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' }))
    })
    socket.once('error', reject)
  })
