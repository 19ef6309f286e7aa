import type { Locale } from '#contract/locale.ts'
import { format, money } from '#kernel/money.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { productDescription, productName } from '#modules/catalogue/rules/product-words.ts'

/** A dish as the block 'dishes' of a content page shows it. */
interface DishView {
  id: string
  name: string
  text: string
  /** Set only if the product has a fixed price per piece. Other prices need an explanation, and only the menu has room for it. */
  price: string | undefined
  image: PublicProduct['images'][number] | undefined
  categoryId: string | undefined
}

/** A dish, with the number of the background colour that belongs to its category. */
export interface DishOnGround extends DishView {
  ground: number
}

type Dish = Pick<
  PublicProduct,
  | 'id'
  | 'name'
  | 'description'
  | 'translations'
  | 'images'
  | 'price'
  | 'unit'
  | 'calculationModel'
  | 'isPublic'
  | 'isEnabled'
  | 'categoryId'
>

/**
 * The products whose ids are in `wanted`, in this sequence, as a content page shows them. Products that are deleted, disabled or not public are
 * left out.
 */
export function dishViews(
  products: readonly Dish[],
  wanted: readonly string[],
  locale: Locale,
  currency: string,
): DishView[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return wanted.flatMap((id) => {
    const product = byId.get(id)
    if (!product?.isPublic || !product.isEnabled) return []
    const isExact = product.unit === 'amount' && product.calculationModel === 'fixed'
    return {
      id,
      name: productName(product, locale),
      text: productDescription(product, locale),
      price: product.price !== null && isExact ? format(money(product.price), currency) : undefined,
      image: product.images[0],
      categoryId: product.categoryId ?? undefined,
    }
  })
}
