import { blockTypes, isBlockType } from '#modules/content/rules/blocks/block-types.ts'
import type { FieldList } from '#modules/content/rules/blocks/fields.ts'
import { flatFields, isObject } from '#modules/content/rules/blocks/values.ts'
import { itemParts } from '#modules/content/rules/blocks/walk.ts'
import { blocksOf, type DocumentData, type Step } from '#modules/content/rules/differences.ts'

const textTypes = ['text', 'textarea', 'wysiwyg', 'markdown'] as const
export type TextType = (typeof textTypes)[number]

/** A text of a page, empty or filled, for which the assistant can make a proposal. */
export interface TextPlace {
  /** Where the text is: 'title', '<block id>.lead' or '<block id>.items.<item id>.text'. */
  path: string
  /** The names of the block, items and field on this path. The screen and the assistant get these names. */
  steps: readonly Step[]
  /** The position of the text in the page, without ids. The same text on the translated page has the same position, but other ids. */
  twin: string
  type: TextType
  value: string
  /** The maximum number of characters. HTML tags do not count. */
  max: number | undefined
  min: number | undefined
}

/** The texts of the page itself, with the number of characters that search engines show. */
const ownTexts = [
  { name: 'title', type: 'text', max: 60 },
  { name: 'description', type: 'textarea', max: 155 },
] as const

const isText = (type: string): type is TextType => (textTypes as readonly string[]).includes(type)

/** Lists every text of a page, filled or empty: first the texts for search engines, then the texts of each block. */
export function textPlaces(data: DocumentData): TextPlace[] {
  const own = ownTexts.map(({ max, name, type }): TextPlace => ({
    path: name,
    twin: name,
    steps: [{ kind: 'field', name }],
    type,
    value: textIn(data[name]),
    max,
    min: undefined,
  }))
  const blocks = blocksOf(data).flatMap((block, index) =>
    isBlockType(block.type) && block.id
      ? within(blockTypes[block.type], block, {
          path: block.id,
          twin: `${block.type}#${index}`,
          steps: [{ kind: 'block', name: block.type, id: block.id }],
        })
      : [],
  )
  return [...own, ...blocks]
}

type Place = Pick<TextPlace, 'path' | 'steps' | 'twin'>
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

function within(fields: FieldList, stored: Readonly<Record<string, unknown>>, at: Place): TextPlace[] {
  return flatFields(fields).flatMap(([name, field]): TextPlace[] => {
    const value = stored[name]
    const here: Place = {
      path: `${at.path}.${name}`,
      twin: `${at.twin}.${name}`,
      steps: [...at.steps, { kind: 'field', name }],
    }
    if (field.type === 'group') return isObject(value) ? within(field.fields, value, here) : []
    if (field.type === 'collection')
      return (Array.isArray(value) ? value : []).flatMap((item: unknown, index) => {
        const found = itemParts(field.items, item)
        if (!found?.id) return []
        return within(found.fields, found.value, {
          path: `${here.path}.${found.id}`,
          twin: `${here.twin}#${index}`,
          steps: [...here.steps, { kind: 'item', name: found.type, id: found.id }],
        })
      })
    if (!isText(field.type)) return []
    const { max, min } = field as { max?: number; min?: number }
    return [{ ...here, type: field.type, value: textIn(value), max, min }]
  })
}

/** Returns the data of a page in which the text at `path` is replaced by `text`. If the page has no such path, nothing changes. */
export function withText(data: DocumentData, path: string, text: string): DocumentData {
  if (ownTexts.some(({ name }) => name === path)) return { ...data, [path]: text }
  const [id, ...names] = path.split('.')
  return {
    ...data,
    content: blocksOf(data).map((block) => (block.id === id ? { ...block, ...put(block, names, text) } : block)),
  }
}

function put(
  stored: Readonly<Record<string, unknown>>,
  [name = '', ...rest]: readonly string[],
  text: string,
): Readonly<Record<string, unknown>> {
  if (rest.length === 0) return { ...stored, [name]: text }
  const inner = stored[name]
  if (Array.isArray(inner))
    return {
      ...stored,
      [name]: inner.map((item: unknown) =>
        isObject(item) && item['id'] === rest[0] && isObject(item['value'])
          ? { ...item, value: put(item['value'], rest.slice(1), text) }
          : item,
      ),
    }
  return isObject(inner) ? { ...stored, [name]: put(inner, rest, text) } : stored
}
