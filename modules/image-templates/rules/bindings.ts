/** The values that a text layer can show. */
export const textBindings = [
  'product.name',
  'product.price',
  'product.description',
  'branch.name',
  'branch.address',
  'branch.phone',
  'branch.email',
  'site.title',
  'site.description',
] as const
export const imageBindings = ['product.image', 'site.image'] as const
export const linkBindings = ['product.url', 'branch.url', 'site.url'] as const

type TextBinding = (typeof textBindings)[number]
type ImageBinding = (typeof imageBindings)[number]
type LinkBinding = (typeof linkBindings)[number]

/** A picture as a product or page stores it. */
export interface BoundPicture {
  readonly id: string
  readonly version: number
  readonly extension: string
  readonly focal?: { readonly x: number; readonly y: number } | undefined
}

/** The values of one product or page (and of the branch) that the layers show. An empty text counts as missing. */
export interface Values {
  readonly texts: Readonly<Partial<Record<TextBinding | LinkBinding, string>>>
  readonly images: Readonly<Partial<Record<ImageBinding, BoundPicture>>>
}

export const noValues: Values = { texts: {}, images: {} }

/**
 * The text that a layer shows: the value named by its binding, or its own text if that value is missing. Undefined if both are missing; the layer is
 * then not drawn.
 */
export function textOf(
  layer: { readonly binding: TextBinding | LinkBinding | null; readonly fallback: string },
  values: Values,
): string | undefined {
  const bound = layer.binding ? values.texts[layer.binding] : undefined
  return bound || layer.fallback || undefined
}

export function imageOf(
  layer: { readonly binding: ImageBinding | null; readonly fallback: BoundPicture | null },
  values: Values,
): BoundPicture | undefined {
  return (layer.binding ? values.images[layer.binding] : undefined) ?? layer.fallback ?? undefined
}

/** The file name of a picture: '{id}-{version}.{extension}'. */
export const fileOf = ({ id, version, extension }: BoundPicture): string => `${id}-${version}.${extension}`
