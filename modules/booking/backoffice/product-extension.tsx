import { isVehicle } from '#modules/catalogue/backoffice/parts/product-values.ts'
import { productEntity } from '#modules/catalogue/contract.ts'
import { extensionOf } from '#ui/backoffice/crud/extension.ts'
import { RideProbe } from './RideProbe.tsx'

/** Adds the panel with the price of a trial ride to the form of a product, if the product is a vehicle. */
export const productExtension = extensionOf(productEntity, {
  aside: (view) => (isVehicle(view.values) ? <RideProbe {...view} /> : null),
})
