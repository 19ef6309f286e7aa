import type { Api } from '#contract/client.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Widget } from '#contract/entity.ts'
import type { Locale } from '#contract/locale.ts'
import { type ComponentType, createContext, useContext, useMemo } from 'react'
import { useLateCall } from '../calls.ts'
import type { EditorPlace } from './editor-screens.tsx'
import type { FieldComponent } from './field-props.ts'
import type { StoredRecord } from './record.ts'

/** For an entity to which other records refer: how to load the list of its records, and how to name each record. */
export interface ReferenceSource {
  /**
   * Loads the endpoint that lists the records of the entity. It is called when a field, a filter or a cell needs the endpoint for the
   * first time.
   */
  list: () => Promise<Endpoint>
  nameOf: (record: StoredRecord) => string
  /** Path of the entity's form, without the id: '/kategorien'. */
  path?: string
}

/**
 * A picture that the user chose: the fields of `ImageRef`, and two fields that only some screens use. `isDecorative`: the picture needs no
 * alternative text. `focal`: the point that stays visible when the picture is cropped, as shares (0 to 1) from the left and the top.
 */
export interface PickedPicture {
  id: string
  version: number
  extension: string
  alt: string
  isDecorative: boolean
  focal: { x: number; y: number }
}
/** The fields of a picture that a record stores. */
export interface ImageRef {
  id: string
  version: number
  extension: string
  alt: string
}
/** Stores a picture from the device. If the server refuses the picture, `messageOf` returns the message for the user. */
export interface PictureStore {
  storeImage: (api: Api, file: File) => Promise<ImageRef>
  messageOf: (error: unknown, file: File, locale: Locale) => string
}
/**
 * A button with a dialog in which the user chooses a stored picture. `language`: the language of the page, in which the alternative text is
 * written.
 */
export type PicturePicker = ComponentType<{
  isSingle: boolean
  language: 'de' | 'en'
  onPick: (pictures: readonly PickedPicture[]) => void
}>

/**
 * The parts that the manifests of all modules provide for generated forms (ADR 0026). `widgets`: form controls by the name of their widget.
 * `references`: how to list the records to which a field can refer, by the name of their entity.
 */
export interface EditorSlots {
  widgets: Partial<Record<Widget, FieldComponent>>
  references: Readonly<Record<string, ReferenceSource>>
  /** Texts and path of each entity with an editor, by entity name. */
  editors: Readonly<Record<string, Pick<EditorPlace, 'load' | 'names' | 'path'>>>
  /** Lets the user choose a stored picture. Undefined if no module provides it. */
  PicturePicker?: PicturePicker
  /** Loads the `PictureStore` (the code that uploads pictures) when the first picture is added. */
  pictureStore?: () => Promise<PictureStore>
}

const SlotsContext = createContext<EditorSlots>({ widgets: {}, references: {}, editors: {} })
export const EditorSlotsProvider = SlotsContext.Provider
export const useSlots = (): EditorSlots => useContext(SlotsContext)

/**
 * Names of the records that a reference may refer to, by id. `isReady` is false while the names load, or if no module provides the records
 * of the entity.
 */
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

/** Used for a reference without a list of its records. It is never called. */
const none = (): Promise<Endpoint> => Promise.reject(new Error('This reference has no list.'))
