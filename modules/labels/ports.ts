import type { Locale } from '#contract/locale.ts'
import { port } from '#platform/ports.ts'

/** Image templates that labels can be printed from. */
export interface LabelTemplates {
  /** `branches`: the branches that the template belongs to. Empty: the whole brand. */
  list(): Promise<readonly { id: string; name: string; branches: readonly string[] }[]>
  /**
   * A picture of `width` pixels with the values of a product, or without a product with the values of the branch. Undefined: it cannot be
   * drawn. `lacking`: characters that no font has.
   */
  draw(wish: {
    template: string
    product: string | undefined
    locale: Locale
    width: number
  }): Promise<{ bytes: Uint8Array; w: number; h: number; lacking: readonly string[] } | undefined>
}

/** Another module offers the image templates; a server may run without it. */
export const labelTemplatesPort = port<() => LabelTemplates>('labels.templates')
