import type { Locale } from '#contract/locale.ts'
import { port } from '#platform/ports.ts'

/** Image templates that labels can be printed from. */
export interface LabelTemplates {
  /** `branches`: those that it belongs to; none: the whole brand. */
  list(): Promise<readonly { id: string; name: string; branches: readonly string[] }[]>
  /**
   * A picture of `width` pixels with the values of a product; without one those of the branch. Undefined: it cannot be drawn. `lacking`:
   * characters that no font has.
   */
  draw(wish: {
    template: string
    product: string | undefined
    locale: Locale
    width: number
  }): Promise<{ bytes: Uint8Array; w: number; h: number; lacking: readonly string[] } | undefined>
}

/** Needed from another module, where there is one. */
export const labelTemplatesPort = port<() => LabelTemplates>('labels.templates')
