import type { Play } from '../contract.ts'

/** The data of a player that survives a power failure: values by key, and records of shown scenes until the server has accepted or refused them. */
export interface PlayerStore {
  get<T>(key: string): Promise<T | undefined>
  put(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
  /** The keys that begin with `prefix`. */
  keys(prefix: string): Promise<string[]>
  addPlay(play: Play): Promise<void>
  /** The oldest stored plays, at most `most`. */
  plays(most: number): Promise<Play[]>
  removePlays(ids: readonly string[]): Promise<void>
  countPlays(): Promise<number>
  /** Removes plays and stores values in one transaction. If one of these steps fails, nothing changes. */
  replacePlays(ids: readonly string[], values: readonly (readonly [key: string, value: unknown])[]): Promise<void>
  wipe(): Promise<void>
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The store of the browser failed')))
  })

const done = (tx: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    tx.addEventListener('complete', () => resolve())
    tx.addEventListener('abort', () => reject(tx.error ?? new Error('The store of the browser failed')))
  })

/** Opens the store of the player in IndexedDB. */
export async function openStore(factory: IDBFactory): Promise<PlayerStore> {
  const opening = factory.open('servus-player', 1)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('values')
    opening.result.createObjectStore('plays', { keyPath: 'id' })
  })
  const db = await asked(opening)
  const write = async (name: 'values' | 'plays', act: (store: IDBObjectStore) => void): Promise<void> => {
    const tx = db.transaction(name, 'readwrite')
    act(tx.objectStore(name))
    await done(tx)
  }
  const read = (name: 'values' | 'plays'): IDBObjectStore => db.transaction(name, 'readonly').objectStore(name)
  return {
    get: (key) => asked(read('values').get(key)),
    put: (key, value) => write('values', (store) => store.put(value, key)),
    remove: (key) => write('values', (store) => store.delete(key)),
    keys: async (prefix) =>
      (await asked(read('values').getAllKeys(IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)))).map(String),
    addPlay: (play) => write('plays', (store) => store.put(play)),
    plays: (most) => asked(read('plays').getAll(undefined, most)),
    removePlays: (ids) => write('plays', (store) => ids.forEach((id) => store.delete(id))),
    countPlays: () => asked(read('plays').count()),
    async replacePlays(ids, values) {
      const tx = db.transaction(['plays', 'values'], 'readwrite')
      for (const id of ids) tx.objectStore('plays').delete(id)
      for (const [key, value] of values) tx.objectStore('values').put(value, key)
      await done(tx)
    },
    async wipe() {
      await write('values', (store) => store.clear())
      await write('plays', (store) => store.clear())
    },
  }
}

/** A store in memory, whose data is lost when the page is closed. For tests, and for a browser that cannot store anything. */
export function memoryStore(): PlayerStore {
  const values = new Map<string, unknown>()
  const plays = new Map<string, Play>()
  return {
    get: async <T>(key: string) => values.get(key) as T | undefined,
    put: async (key, value) => void values.set(key, structuredClone(value)),
    remove: async (key) => void values.delete(key),
    keys: async (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
    addPlay: async (play) => void plays.set(play.id, play),
    plays: async (most) => [...plays.values()].slice(0, most),
    removePlays: async (ids) => ids.forEach((id) => plays.delete(id)),
    countPlays: async () => plays.size,
    async replacePlays(ids, kept) {
      for (const id of ids) plays.delete(id)
      for (const [key, value] of kept) values.set(key, structuredClone(value))
    },
    async wipe() {
      values.clear()
      plays.clear()
    },
  }
}
