import { useClipboard } from '#ui/backoffice/clipboard.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { FontFamily, Layer, TemplateCanvas } from '../contract.ts'
import { Layer as LayerShape } from '../contract/template.ts'
import { pasted, reordered } from '../rules/arrange.ts'
import { MOST_CODES } from '../rules/draw-code.ts'
import { MOST_LAYERS } from '../rules/place.ts'
import { templateTexts } from '../words/templates.ts'

interface Given {
  canvas: TemplateCanvas
  layers: readonly Layer[]
  fonts: readonly FontFamily[]
  put: (layers: Layer[], mark?: string) => void
  choose: (id: string | undefined) => void
}

export type LayerSteps = ReturnType<typeof useLayerSteps>

/**
 * Returns the actions on the layers of a template: add, change, copy, paste, remove. If the server would refuse an action, a message with the reason
 * is shown and nothing changes.
 */
export function useLayerSteps({ canvas, choose, fonts, layers, put }: Given) {
  const t = useTexts(templateTexts)
  const clipboard = useClipboard('layer')
  const isFull = layers.length >= MOST_LAYERS
  const hasAllCodes = layers.filter(({ type }) => type === 'qr').length >= MOST_CODES
  const nameOf = (one: Layer): string => one.name || t.types[one.type]
  /** The reason why another layer of this type cannot be added. Undefined if it can be added. */
  const refusal = (type: string): string | undefined =>
    isFull ? t.layersFull(MOST_LAYERS) : type === 'qr' && hasAllCodes ? t.codesFull(MOST_CODES) : undefined
  const newId = (): string => crypto.randomUUID().slice(0, 13)
  const add = (made: Layer): void => {
    const reason = refusal(made.type)
    if (reason) return notify(reason, 'look')
    put([...layers, made], `add ${made.id}`)
    choose(made.id)
  }
  return {
    refusal,
    newId,
    add,
    change: (next: Layer, mark: string): void =>
      put(
        layers.map((one) => (one.id === next.id ? next : one)),
        mark,
      ),
    duplicate: (one: Layer): void => add(pasted(one, layers, canvas, newId())),
    move: (id: string, by: 1 | -1): void => put([...reordered(layers, id, by)], `order ${id}`),
    remove(one: Layer): void {
      put(
        layers.filter((other) => other.id !== one.id),
        `remove ${one.id}`,
      )
      choose(undefined)
    },
    /** The layer in the clipboard. It can be pasted only if `refusal` returns undefined for its type. */
    held: clipboard.held,
    copy(one: Layer): void {
      clipboard.copy(one.type, one, nameOf(one))
      notify(t.copied(nameOf(one)))
    },
    paste(): void {
      const { held } = clipboard
      if (!held) return
      const read = LayerShape.safeParse(held.data)
      if (!read.success) return notify(t.pasteForeign(held.name), 'look')
      const one = read.data
      const isKnown =
        one.type !== 'text' ||
        // Until the list of fonts is loaded, every font is accepted here. The server checks the font when the template is saved.
        fonts.length === 0 ||
        fonts.some(
          ({ family, variants }) => family === one.family && variants.some(({ variant }) => variant === one.variant),
        )
      if (!isKnown) return notify(t.pasteNoFont(held.name, `${one.family} ${one.variant}`), 'look')
      add(pasted(one, layers, canvas, newId()))
    },
  }
}
