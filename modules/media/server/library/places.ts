import type { Queries, Tx } from '#platform/db.ts'
import type { FilePlace, FilePlaces, FileRef } from '#platform/file-places.ts'
import type { FilePlaceView } from '../../contract.ts'

/** Finds, in all modules, the records that use pictures and files. */
export interface Places {
  /**
   * Returns the records that use files, by the id of the file. A record is listed once, even if it uses the file several times. `isLive`: guests see
   * the file in that record.
   */
  of(db: Queries, ids?: readonly string[]): Promise<ReadonlyMap<string, readonly FilePlaceView[]>>
  all(db: Queries): Promise<readonly FilePlace[]>
  replace(tx: Tx, file: FileRef): Promise<void>
}

/**
 * If at most this number of ids is asked for, the records are searched for these ids only. With more ids it is faster to read the files of
 * all records once, because each search reads whole texts.
 */
const searchedOneByOne = 4

export function openPlaces(sources: () => readonly (() => FilePlaces)[]): Places {
  const all = async (db: Queries, ids?: readonly string[]): Promise<FilePlace[]> => {
    const found: FilePlace[] = []
    for (const source of sources()) found.push(...(await source().find(db, ids)))
    return found
  }
  return {
    all: (db) => all(db),
    async of(db, ids) {
      const found = await all(db, ids && ids.length <= searchedOneByOne ? ids : undefined)
      const byFile = new Map<string, Map<string, FilePlaceView>>()
      for (const { file, id, isLive, kind, name } of found) {
        const places = byFile.get(file.id) ?? new Map<string, FilePlaceView>()
        const known = places.get(`${kind} ${id}`)
        places.set(`${kind} ${id}`, { kind, id, name: known?.name || name, isLive: isLive || (known?.isLive ?? false) })
        byFile.set(file.id, places)
      }
      return new Map([...byFile].map(([id, places]) => [id, [...places.values()]]))
    },
    async replace(tx, file) {
      for (const source of sources()) await source().replace(tx, file)
    },
  }
}
