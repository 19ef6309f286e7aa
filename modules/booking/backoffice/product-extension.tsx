import { isVehicle } from '#modules/catalogue/backoffice/parts/product-values.ts'
import { productEntity } from '#modules/catalogue/contract.ts'
import { extensionOf } from '#ui/backoffice/crud/extension.ts'
import { RideProbe } from './RideProbe.tsx'

/** Beside the form of a vehicle: what a ride with it costs. */
export const productExtension = extensionOf(productEntity, {
  aside: (view) => (isVehicle(view.values) ? <RideProbe {...view} /> : null),
})
