import type { Locale } from '#contract/locale.ts'
import { format } from '#kernel/money.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { lowestPrice } from '#modules/catalogue/rules/price-range.ts'
import { productDescription, productName } from '#modules/catalogue/rules/product-words.ts'

/** A dish as the block 'dishes' of a content page shows it. */
interface DishView {
  id: string
  name: string
  text: string
  /**
   * Set only if the product has one fixed price per piece. Other prices, also of several sizes, need an explanation, and only the menu has room
   * for it.
   */
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
  | 'type'
  | 'parts'
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
    const lowest = lowestPrice(product)
    const isExact = product.unit === 'amount' && product.calculationModel === 'fixed' && lowest?.isVaried === false
    return {
      id,
      name: productName(product, locale),
      text: productDescription(product, locale),
      price: lowest && isExact ? format(lowest.price, currency) : undefined,
      image: product.images[0],
      categoryId: product.categoryId ?? undefined,
    }
  })
}
