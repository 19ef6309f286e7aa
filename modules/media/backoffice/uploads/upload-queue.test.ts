import { describe, expect, it } from 'vitest'
import { createUploadQueue } from './upload-queue.ts'
import type { Upload } from './uploads.ts'

const file = (name: string) => new File(['x'], name)

function queueOf(store: (upload: Upload, signal: AbortSignal) => Promise<void>) {
  let seen: readonly Upload[] = []
  const queue = createUploadQueue()
  queue.connect({
    store,
    messageOf: (_, { name }) => `${name} geht nicht`,
    onChange: (uploads) => (seen = uploads),
  })
  return { queue, states: () => seen.map(({ file: { name }, message, state }) => [name, state, message]) }
}

describe('files that are uploaded together', () => {
  it('are sent one after the other, and a failed file does not stop the others', async () => {
    const order: string[] = []
    const all = Promise.withResolvers<void>()
    const { queue, states } = queueOf(async ({ file: { name } }) => {
      order.push(`${name} begins`)
      await Promise.resolve()
      order.push(`${name} ends`)
      if (name === 'c') all.resolve()
      if (name === 'b') throw new Error('refused')
    })
    queue.send([file('a'), file('b')], 'image')
    queue.send([file('c')], 'image', 'Speisen')
    await all.promise
    await Promise.resolve()
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
    expect(states()).toEqual([
      ['a', 'done', ''],
      ['b', 'failed', 'b geht nicht'],
      ['c', 'done', ''],
    ])
    queue.clear()
    expect(states()).toEqual([])
  })

  it('stop when they are removed, and the next one follows', async () => {
    const second = Promise.withResolvers<void>()
    const { queue, states } = queueOf((upload, signal) => {
      if (upload.file.name === 'b') return second.promise
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
    })
    queue.send([file('a'), file('b')], 'file')
    expect(states()).toEqual([
      ['a', 'running', ''],
      ['b', 'waiting', ''],
    ])
    queue.remove(1)
    await Promise.resolve()
    await Promise.resolve()
    expect(states()).toEqual([['b', 'running', '']])
    second.resolve()
  })
})
