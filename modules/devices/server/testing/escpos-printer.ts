import { createServer, type Socket } from 'node:net'
import { printedText } from './decode.ts'

/** A simulated ESC/POS printer that listens on TCP. Tests change `state` while it runs, to simulate problems. */
export interface StandInPrinter {
  address: string
  /** The texts of the printed slips, one for each cut. */
  papers(): string[]
  state: {
    paperEnd: boolean
    coverOpen: boolean
    isMute: boolean
    resetAfter: number | undefined
    paperEndsAfter: number | undefined
    /** Called with 0 when somebody connects, and then after each byte of a slip with the number of bytes received so far. */
    onByte: ((count: number) => void) | undefined
  }
  connections(): number
  close(): Promise<void>
}

export async function escposPrinter(port = 0): Promise<StandInPrinter> {
  const state: StandInPrinter['state'] = {
    paperEnd: false,
    coverOpen: false,
    isMute: false,
    resetAfter: undefined,
    paperEndsAfter: undefined,
    onByte: undefined,
  }
  const papers: string[] = []
  const open = new Set<Socket>()
  let connections = 0
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    connections++
    state.onByte?.(0)
    open.add(socket)
    const received: number[] = []
    let isReset = false
    let isEnded = false
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
    socket.on('data', (chunk: Buffer) => {
      for (let at = 0; at < chunk.length; at++) {
        if (chunk[at] === 0x10 && chunk[at + 1] === 0x04) {
          if (!state.isMute) socket.write(Uint8Array.of(answer(chunk[at + 2] ?? 0, state)))
          at += 2
          continue
        }
        received.push(chunk[at] ?? 0)
        state.onByte?.(received.length)
        if (state.paperEndsAfter !== undefined && received.length >= state.paperEndsAfter) state.paperEnd = true
        if (state.resetAfter !== undefined && received.length >= state.resetAfter) {
          isReset = true
          socket.resetAndDestroy()
          break
        }
      }
    })
    const finish = (): void => {
      if (received.length > 0) papers.push(printedText(Uint8Array.from(received), { isCutOff: isReset || !isEnded }))
      received.length = 0
    }
    socket.on('end', () => {
      isEnded = true
      if (!isReset) finish()
      socket.end()
    })
    socket.on('close', () => finish())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const bound = server.address()
  const number = typeof bound === 'object' && bound ? bound.port : 0
  return {
    address: `127.0.0.1:${number}`,
    papers: () => papers,
    state,
    connections: () => connections,
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** The answer of the printer to the command DLE EOT `n`: one byte, in which bits 1 and 4 are always set. */
function answer(n: number, state: StandInPrinter['state']): number {
  const isDown = state.paperEnd || state.coverOpen
  if (n === 1) return 0x12 | (isDown ? 0x08 : 0)
  if (n === 2) return 0x12 | (state.coverOpen ? 0x04 : 0) | (state.paperEnd ? 0x20 : 0)
  if (n === 4) return 0x12 | (state.paperEnd ? 0x6c : 0)
  return 0x12
}
