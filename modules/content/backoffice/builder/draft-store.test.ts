import { describe, expect, test, vi } from 'vitest'
import type { DocumentData } from '../../rules/differences.ts'
import type { DraftDeps, Journal, SaveAnswer } from './draft-state.ts'
import { createDraftStore } from './draft-store.ts'

const start = { revision: 3, data: { name: 'Alt', content: [{ id: 'a', type: 'text', html: 'x' }] } }

function desk(answers: SaveAnswer[], kept?: { base: DocumentData; data: DocumentData }) {
  let journal = kept
  const sent: [number, DocumentData][] = []
  let time = 0
  const deps: DraftDeps = {
    async save(revision, changes) {
      sent.push([revision, changes])
      return answers.shift() ?? { kind: 'failed', message: 'offline' }
    },
    journal: {
      read: () => journal,
      write: (entry) => {
        journal = entry
      },
      clear: () => {
        journal = undefined
      },
    } satisfies Journal,
    now: () => (time += 10_000),
    later: () => vi.fn<() => void>(),
  }
  return { store: createDraftStore(start, deps), sent, journal: () => journal }
}

describe('a draft while it is edited (docs/rules/content.md, Two editors)', () => {
  test('only changed fields are sent, and only the confirmation clears the journal', async () => {
    const { journal, sent, store } = desk([
      { kind: 'failed', message: 'offline' },
      { kind: 'saved', revision: 4 },
    ])
    store.change({ ...start.data, name: 'Neu' })
    expect(journal()?.data).toMatchObject({ name: 'Neu' })
    expect(await store.flush()).toBe(false)
    expect(store.get()).toMatchObject({ status: 'failed', message: 'offline' })
    expect(journal()?.data).toMatchObject({ name: 'Neu' })
    expect(await store.flush()).toBe(true)
    expect(sent).toEqual([
      [3, { name: 'Neu' }],
      [3, { name: 'Neu' }],
    ])
    expect([store.get().status, store.get().revision, journal()]).toEqual(['saved', 4, undefined])
  })

  test('changes of only one side are merged and saved again', async () => {
    const theirs = { name: 'Alt', content: [{ id: 'a', type: 'text', html: 'von Otto' }] }
    const { sent, store } = desk([
      { kind: 'stale', revision: 9, data: theirs, by: 'Otto' },
      { kind: 'saved', revision: 10 },
    ])
    store.change({ ...start.data, name: 'Meins' })
    expect(await store.flush()).toBe(true)
    expect(store.get().data).toEqual({ name: 'Meins', content: theirs.content })
    expect(sent[1]).toEqual([9, { name: 'Meins' }])
  })

  test('a field that both people changed waits for a choice; then the chosen value is saved', async () => {
    const theirs = { ...start.data, name: 'Ottos' }
    const { sent, store } = desk([
      { kind: 'stale', revision: 9, data: theirs, by: 'Otto' },
      { kind: 'saved', revision: 10 },
    ])
    store.change({ ...start.data, name: 'Meins' })
    expect(await store.flush()).toBe(false)
    expect(store.get()).toMatchObject({
      status: 'clash',
      by: 'Otto',
      clashes: [{ path: 'name', mine: 'Meins', theirs: 'Ottos' }],
    })
    store.settle([])
    await store.flush()
    expect(sent.at(-1)).toEqual([9, { name: 'Meins' }])
  })

  test('when two people edit one collection, the items of both stay; a text that both changed waits for a choice', async () => {
    const entry = (id: string, question: string, answer = '') => ({ id, type: 'entry', value: { question, answer } })
    const faqs = (...entries: object[]) => ({ ...start.data, content: [{ id: 'f', type: 'faqs', entries }] })
    const base = faqs(entry('1', 'Wann?', 'Bald'))
    const { sent, store } = desk([
      {
        kind: 'stale',
        revision: 9,
        data: faqs(entry('1', 'Wann?', 'Ottos'), entry('3', 'Von Otto')),
        by: 'Otto',
      },
      { kind: 'saved', revision: 10 },
    ])
    store.reset(3, base)
    store.change(faqs(entry('1', 'Wann?', 'Meins'), entry('2', 'Von mir')))
    await store.flush()
    expect(store.get()).toMatchObject({
      status: 'clash',
      clashes: [{ path: 'f.entries.1.answer', mine: 'Meins', theirs: 'Ottos' }],
    })
    store.settle(['f.entries.1.answer'])
    await store.flush()
    expect(sent.at(-1)).toEqual([
      9,
      { content: faqs(entry('1', 'Wann?', 'Ottos'), entry('2', 'Von mir'), entry('3', 'Von Otto')).content },
    ])
  })

  test('what is typed while somebody else has the lock is saved as soon as the lock is ours', async () => {
    const { sent, store } = desk([
      { kind: 'locked', by: 'Otto' },
      { kind: 'saved', revision: 4 },
    ])
    store.change({ ...start.data, name: 'Meins' })
    await store.flush()
    store.unlock()
    expect(await store.flush()).toBe(true)
    expect(sent).toHaveLength(2)
  })

  test('after a crash the journal is merged into the state of the server', () => {
    const kept = {
      base: { ...start.data, name: 'Ganz alt' },
      data: { ...start.data, name: 'Ganz alt', title: 'Getippt' },
    }
    const { store } = desk([], kept)
    expect(store.get()).toMatchObject({ status: 'unsaved', data: { name: 'Alt', title: 'Getippt' } })
  })

  test('undo goes back step by step, and the result is saved like any other change', async () => {
    const { sent, store } = desk([{ kind: 'saved', revision: 4 }])
    store.change({ ...start.data, name: 'Eins' })
    store.change({ ...start.data, name: 'Zwei' })
    store.undo()
    expect(store.get()).toMatchObject({ data: { name: 'Eins' }, canRedo: true })
    await store.flush()
    expect(sent).toEqual([[3, { name: 'Eins' }]])
    store.redo()
    expect(store.get().data['name']).toBe('Zwei')
  })

  test('a change that is typed while a save is running is saved after it', async () => {
    const { sent, store } = desk([
      { kind: 'saved', revision: 4 },
      { kind: 'saved', revision: 5 },
    ])
    store.change({ ...start.data, name: 'Eins' })
    const first = store.flush()
    store.change({ ...start.data, name: 'Zwei' })
    await first
    await store.flush()
    expect(sent).toEqual([
      [3, { name: 'Eins' }],
      [4, { name: 'Zwei' }],
    ])
    expect(store.get()).toMatchObject({ status: 'saved', revision: 5 })
  })

  test('saves that are requested at the same time are sent one after the other', async () => {
    const { sent, store } = desk([
      { kind: 'saved', revision: 4 },
      { kind: 'saved', revision: 5 },
    ])
    store.change({ ...start.data, name: 'Eins' })
    const all = [store.flush(), store.flush(), store.flush()]
    store.change({ ...start.data, name: 'Zwei' })
    await Promise.all(all)
    expect(sent.map(([revision]) => revision)).toEqual([3, 4])
  })

  test('after a take-over, changes are still stored on this device', async () => {
    const { journal, store } = desk([{ kind: 'locked', by: 'Otto' }])
    store.change({ ...start.data, name: 'Meins' })
    await store.flush()
    store.change({ ...start.data, name: 'Meins, weiter' })
    expect(store.get()).toMatchObject({ status: 'locked', by: 'Otto' })
    expect(journal()?.data).toMatchObject({ name: 'Meins, weiter' })
  })
})
