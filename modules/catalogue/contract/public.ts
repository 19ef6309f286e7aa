import type * as z from 'zod'
import { categoryEntity, menuEntity, tagEntity } from './menu.ts'
import { amount, productEntity } from './product.ts'

const hidden = { createdAt: true, updatedAt: true } as const
/** The fields of the catalogue's records that visitors get. A hidden price is null. */
export const PublicProduct = productEntity.record.omit(hidden).extend({ price: amount.nullable() })
export type PublicProduct = z.infer<typeof PublicProduct>
export const PublicCategory = categoryEntity.record.omit(hidden)
export type PublicCategory = z.infer<typeof PublicCategory>
export const PublicTag = tagEntity.record.omit(hidden)
export type PublicTag = z.infer<typeof PublicTag>
export const PublicMenu = menuEntity.record.omit(hidden)
export type PublicMenu = z.infer<typeof PublicMenu>
