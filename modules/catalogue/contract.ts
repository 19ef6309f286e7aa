import type { PublicCategory, PublicMenu, PublicProduct, PublicTag } from './contract/public.ts'

/** Everything that other modules may import from the contract of the catalogue. The definitions are in contract/. */
export {
  AlternativeUnit,
  BundleItem,
  ConfigurationStep,
  type Product,
  ProductContent,
  productEntity,
  type ProductInput,
  ProductTranslations,
  SoldOutAt,
  StepOption,
  Unit,
} from './contract/product.ts'
export * from './contract/menu.ts'
export * from './contract/many-products.ts'
export * from './contract/public.ts'
export type { PlaceOfUse, TrashedRecord, TrashKind } from './contract/trash.ts'
export * from './contract/calls.ts'

declare module '#contract/init.ts' {
  interface InitLists {
    categories: PublicCategory[]
    products: PublicProduct[]
    tags: PublicTag[]
    menus: PublicMenu[]
  }
}
