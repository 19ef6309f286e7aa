import type { Locale } from '#contract/locale.ts'
import { branchWords } from '../words/branch.ts'
import { hoursTexts } from '../words/hours.ts'
import type { Editor } from '#ui/backoffice/crud/editor.ts'
import type { Values } from '#ui/backoffice/crud/record.ts'
import { IconBuildingStore } from '@tabler/icons-react'
import { branchEntity, branchesEndpoints } from '../contract.ts'
import { conflictsOf, isMissing } from '../rules/opening-hours-conflicts.ts'
import { BranchActions } from './BranchActions.tsx'
import { BranchBadge } from './BranchBadge.tsx'
import { CountryField, TimeZoneField } from './country-fields.tsx'
import { CountryTaxesField } from './CountryTaxesField.tsx'
import { DeliveryAreasField } from './DeliveryAreasField.tsx'
import { DeliveryBody } from './DeliveryBody.tsx'
import { warnOfOrders } from '#modules/ordering/backoffice/hours/affected-orders.tsx'
import { rulesOf } from './hours/hours-rules.ts'
import { RequirementsBody } from './RequirementsBody.tsx'

const isRides = (values: Values): boolean => values['kind'] === 'rides'

/** What only restaurants and shops have. */
const foodOnly = new Set([
  'isTakeawayEnabled',
  'isDeliveryEnabled',
  'isDineInEnabled',
  'isTableSelectionEnabled',
  'isPreorderEnabled',
  'deliveryAreas',
  'isDeliveryHoursEnabled',
  'deliveryHours',
])
const ridesOnly = new Set(['homeCountry', 'countryTaxes'])
const bookingFields = new Set(['isAppointmentRequired', 'isQuotationRequired', 'leadTimeMinutes'])

/** Branches with their hours (design, 08). */
export const branchEditor: Editor = {
  entity: branchEntity,
  calls: branchesEndpoints,
  path: '/standorte',
  icon: IconBuildingStore,
  words: branchWords,
  nameOf: (record) => String(record['name'] ?? ''),
  layout: 'tabs',
  sections: ['general', 'hours', 'deliveryHours', 'delivery', 'ordering', 'rides', 'payment', 'checkout'].map(
    (name) => ({ name }),
  ),
  placed: (name, values) => {
    if (
      ['address', 'contact'].includes(branchEntity.fields[name as keyof typeof branchEntity.fields]?.section ?? '') ||
      ['timeZone', 'closedMessage'].includes(name)
    )
      return 'general'
    if (['isDeliveryHoursEnabled', 'deliveryHours'].includes(name)) return 'deliveryHours'
    return ridesOnly.has(name) || (isRides(values) && bookingFields.has(name)) ? 'rides' : undefined
  },
  halves: ['name', 'identifier', 'zipCode', 'city', 'country', 'timeZone', 'longitude', 'latitude', 'phone', 'email'],
  isShown: (name, values) => {
    if (name === 'deliveryHours') return !isRides(values) && values['isDeliveryHoursEnabled'] === true
    return isRides(values) ? !foodOnly.has(name) : !ridesOnly.has(name)
  },
  overrides: {
    timeZone: TimeZoneField,
    homeCountry: CountryField,
    countryTaxes: CountryTaxesField,
    deliveryAreas: DeliveryAreasField,
  },
  bodies: { checkout: RequirementsBody, delivery: DeliveryBody },
  badges: BranchBadge,
  actions: BranchActions,
  blocked: (values, locale) => conflictWords(values, locale),
  warnBeforeSave: warnOfOrders,
  keepsDrafts: true,
}

/**
 * Hours that contradict themselves cannot be saved; the bar says how many conflicts there are (design §5, Form). What is only not filled in
 * yet is told by the attempt to save, as in every other field.
 */
function conflictWords(values: Values, locale: Locale): string | undefined {
  const conflicts = ['openingHours', 'deliveryHours'].flatMap((name) =>
    conflictsOf(rulesOf(values[name])).filter((conflict) => !isMissing(conflict)),
  )
  return conflicts.length > 0 ? hoursTexts(locale).conflicts(conflicts.length) : undefined
}
