import type { FieldName } from '#contract/entity.ts'
import type { Locale } from '#contract/locale.ts'
import { productWords } from '../../words/product.ts'
import { editorOf, type ProblemOf } from '#ui/backoffice/crud/editor.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { TranslationsField } from '#ui/backoffice/crud/fields/TranslationsField.tsx'
import type { FormValues } from '#ui/backoffice/crud/record.ts'
import {
  IconAdjustmentsHorizontal,
  IconCalendarClock,
  IconCar,
  IconInfoCircle,
  IconPhoto,
  IconReceiptTax,
  IconScale,
} from '@tabler/icons-react'
import { catalogueEndpoints, productEntity } from '../../contract.ts'
import { ProductImages } from '../artwork.tsx'
import { AlternativeUnits } from './AlternativeUnits.tsx'
import { ListActions } from '../many/ListActions.tsx'
import { trash } from '../trash/trash.ts'
import { ProductActions } from '../many/ProductActions.tsx'
import { AvailabilityBody } from './AvailabilityBody.tsx'
import { BundleField } from './BundleField.tsx'
import { NameCell, StateCell } from './list-cells.tsx'
import { CategoryCell, NoMenuNotice } from './no-menu.tsx'
import { PartsField } from './PartsField.tsx'
import { PriceBody } from './PriceBody.tsx'
import { PriceField, TaxField } from './price-fields.tsx'
import { ProductBadges } from './ProductBadges.tsx'
import { ProductAside } from './Preview.tsx'
import { isVehicle } from '../parts/product-values.ts'
import { SoldOutAction } from './SoldOut.tsx'
import { ContentField, VehicleBody } from './VehicleBody.tsx'

/** The fields that the form hides for a vehicle. A vehicle is sold by the kilometre, one at a time, and its tax depends on the country. */
const goodsOnly = new Set<FieldName<typeof productEntity>>([
  'takeawayTax',
  'dineInTax',
  'unit',
  'calculationModel',
  'alternativeUnits',
  'minimumQuantity',
  'maximumQuantity',
  'quantityStepSize',
  'defaultQuantity',
  'defaultUnit',
  'allergens',
  'alcohol',
  'isStepByStep',
  'isSoldOut',
  'soldOutUntil',
  'bundle',
])

/** The list and form of products and vehicles. */
export const productEditor = editorOf(productEntity, {
  calls: catalogueEndpoints.products,
  words: productWords,
  nameOf: ({ name }) => name ?? '',
  layout: 'scroll',
  sections: [
    { name: 'general', icon: IconInfoCircle },
    { name: 'price', icon: IconReceiptTax },
    { name: 'vehicle', icon: IconCar },
    { name: 'images', icon: IconPhoto },
    { name: 'configuration', icon: IconAdjustmentsHorizontal },
    { name: 'availability', icon: IconCalendarClock },
    { name: 'quantity', icon: IconScale },
  ],
  order: ['name', 'categoryId', 'description', 'translations', 'type', 'allergens', 'alcohol', 'tagIds'],
  placed: { position: '', images: 'images', unit: 'price', calculationModel: 'price' },
  halves: [
    'name',
    'type',
    'allergens',
    'alcohol',
    'categoryId',
    'price',
    'tax',
    'calculationModel',
    'unit',
    'minimumQuantity',
    'maximumQuantity',
    'quantityStepSize',
    'defaultQuantity',
    'defaultUnit',
    'leadTimeValue',
    'leadTimeType',
  ],
  isShown: (name, values) => {
    if (isVehicle(values)) return !goodsOnly.has(name)
    if (name === 'bundle') return values.type === 'bundle'
    if (name === 'soldOutUntil') return values.isSoldOut === true
    return name !== 'content'
  },
  overrides: {
    price: PriceField,
    tax: TaxField,
    images: ProductImages,
    translations: Words,
    parts: PartsField,
    content: ContentField,
    alternativeUnits: AlternativeUnits,
    bundle: BundleField,
  },
  bodies: { price: PriceBody, availability: AvailabilityBody, vehicle: VehicleBody },
  badges: ProductBadges,
  notice: NoMenuNotice,
  lesserColumns: ['tax', 'type'],
  cells: { name: NameCell, categoryId: CategoryCell, isEnabled: StateCell },
  actions: SoldOutAction,
  filters: ['categoryId', 'tagIds', 'isEnabled', 'isPublic', 'isSoldOut'],
  reorder: catalogueEndpoints.reorderProducts,
  many: ProductActions,
  listActions: ListActions,
  aside: ProductAside,
  check: leadTimeProblems,
  trash,
  keepsDrafts: true,
})

/** The field for the texts in both languages. It contains `description2` only for vehicles. */
function Words(props: FieldProps) {
  return <TranslationsField {...props} omit={isVehicle(props.values) ? [] : ['description2']} />
}

/** Reports an error if the lead time is enabled but empty, because it would then have no effect. */
function leadTimeProblems(values: FormValues<typeof productEntity>, locale: Locale): ProblemOf<typeof productEntity>[] {
  return values.isLeadTimeEnabled && !((values.leadTimeValue ?? 0) >= 1)
    ? [{ path: 'leadTimeValue', message: productWords(locale).lead.tooShort }]
    : []
}
