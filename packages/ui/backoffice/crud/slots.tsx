import type { Api } from '#contract/client.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Widget } from '#contract/entity.ts'
import type { Locale } from '#contract/locale.ts'
import { type ComponentType, createContext, useContext, useMemo } from 'react'
import { useLateCall } from '../calls.ts'
import type { EditorPlace } from './editor-screens.tsx'
import type { FieldComponent } from './field-props.ts'
import type { StoredRecord } from './record.ts'

/** An entity that others refer to: its list, and the label of one of its records. */
export interface ReferenceSource {
  /** Loaded when somebody chooses. */
  list: () => Promise<Endpoint>
  nameOf: (record: StoredRecord) => string
  /** Path of its form, without the id: '/kategorien'. */
  path?: string
}

/** A picture as it is chosen: what a record keeps of it, and what a place may take over. */
export interface PickedPicture {
  id: string
  version: number
  extension: string
  alt: string
  isDecorative: boolean
  focal: { x: number; y: number }
}
/** What a record keeps of a picture. */
export interface ImageRef {
  id: string
  version: number
  extension: string
  alt: string
}
/** Stores a picture of the device, and says in a sentence why one was refused. */
export interface PictureStore {
  storeImage: (api: Api, file: File) => Promise<ImageRef>
  messageOf: (error: unknown, file: File, locale: Locale) => string
}
/** `language` is that of the page: the alternative text is in it. */
export type PicturePicker = ComponentType<{
  isSingle: boolean
  language: 'de' | 'en'
  onPick: (pictures: readonly PickedPicture[]) => void
}>

/**
 * What generated forms take from the manifests of all modules (ADR 0026). `widgets` are controls for kinds of fields. `references` are the
 * lists behind references, by entity name.
 */
export interface EditorSlots {
  widgets: Partial<Record<Widget, FieldComponent>>
  references: Readonly<Record<string, ReferenceSource>>
  /** What records with an editor and their fields are called, and the path of their list, by entity name. */
  editors: Readonly<Record<string, Pick<EditorPlace, 'words' | 'path'>>>
  /** A dialog in which a picture that is stored already is chosen, with the button that opens it. */
  PicturePicker?: PicturePicker
  /** Loaded with the first picture. */
  pictureStore?: () => Promise<PictureStore>
}

const SlotsContext = createContext<EditorSlots>({ widgets: {}, references: {}, editors: {} })
export const EditorSlotsProvider = SlotsContext.Provider
export const useSlots = (): EditorSlots => useContext(SlotsContext)

/** Names of the records that a reference may refer to, by id. `isReady` is false while they load or if there is no such source. */
export function useReferences(entity: string | undefined): {
  options: readonly { value: string; label: string }[]
  nameOf: (id: string) => string | undefined
  isReady: boolean
} {
  const source = useSlots().references[entity ?? '']
  const found = useLateCall(
    source?.list ?? none,
    { query: { pageSize: 500 } },
    { name: `reference.${entity ?? ''}`, enabled: source !== undefined },
  )
  return useMemo(() => {
    const records = source && found.data ? (found.data.value as readonly StoredRecord[]) : []
    const options = records.map((record) => ({ value: record.id, label: source?.nameOf(record) ?? record.id }))
    const names = new Map(options.map(({ value, label }) => [value, label]))
    return { options, nameOf: (id: string) => names.get(id), isReady: found.isSuccess }
  }, [source, found.data, found.isSuccess])
}

/** For a reference without a source. It is never called. */
const none = (): Promise<Endpoint> => Promise.reject(new Error('This reference has no list.'))
