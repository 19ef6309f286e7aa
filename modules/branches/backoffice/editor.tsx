import type { FieldName } from '#contract/entity.ts'
import type { Locale } from '#contract/locale.ts'
import { branchWords } from '../words/branch.ts'
import { hoursTexts } from '../words/hours.ts'
import { editorOf } from '#ui/backoffice/crud/editor.ts'
import type { FormValues } from '#ui/backoffice/crud/record.ts'
import { branchEntity, branchesEndpoints } from '../contract.ts'
import { conflictsOf, isMissing } from '../rules/opening-hours-conflicts.ts'
import { BranchActions } from './BranchActions.tsx'
import { BranchBadge } from './BranchBadge.tsx'
import { CountryField, TimeZoneField } from './country-fields.tsx'
import { CountryTaxesField } from './CountryTaxesField.tsx'
import { DeliveryAreasField } from './DeliveryAreasField.tsx'
import { DeliveryBody } from './DeliveryBody.tsx'
import { rulesOf } from './hours/hours-rules.ts'
import { RequirementsBody } from './RequirementsBody.tsx'

type BranchField = FieldName<typeof branchEntity>
type BranchValues = FormValues<typeof branchEntity>

const isRides = ({ kind }: BranchValues): boolean => kind === 'rides'

/** Fields that only restaurants and shops have. */
const foodOnly = new Set<BranchField>([
  'isTakeawayEnabled',
  'isDeliveryEnabled',
  'isDineInEnabled',
  'isTableSelectionEnabled',
  'isPreorderEnabled',
  'deliveryAreas',
  'isDeliveryHoursEnabled',
  'deliveryHours',
  'preparationMinutes',
  'minutesPerOrder',
])
const ridesOnly = new Set<BranchField>([
  'homeCountry',
  'countryTaxes',
  'waitingMinutes',
  'airportWaitingMinutes',
  'freeCancelHours',
])
const deliveryTimes = new Set<BranchField>(['isDeliveryHoursEnabled', 'deliveryHours'])
const bookingFields = new Set<BranchField>(['isAppointmentRequired', 'isQuotationRequired', 'leadTimeMinutes'])

/** The editor of branches, with their hours. */
export const branchEditor = editorOf(branchEntity, {
  calls: branchesEndpoints,
  words: branchWords,
  nameOf: ({ name }) => name ?? '',
  layout: 'tabs',
  sections: (
    ['general', 'hours', 'deliveryHours', 'delivery', 'ordering', 'rides', 'payment', 'checkout'] as const
  ).map((name) => ({ name })),
  placed: (name, values) => {
    if (['address', 'contact'].includes(branchEntity.fields[name].section ?? '')) return 'general'
    if (name === 'timeZone' || name === 'closedMessage') return 'general'
    if (deliveryTimes.has(name)) return 'deliveryHours'
    return ridesOnly.has(name) || (isRides(values) && bookingFields.has(name)) ? 'rides' : undefined
  },
  outsideTabs: ['city'],
  halves: ['name', 'identifier', 'zipCode', 'city', 'country', 'timeZone', 'longitude', 'latitude', 'phone', 'email'],
  isShown: (name, values) => {
    if (name === 'deliveryHours') return !isRides(values) && values.isDeliveryHoursEnabled === true
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
  keepsDrafts: true,
})

/**
 * The number of conflicts between opening hours, as a text. The bar with the button 'save' shows it, because hours with conflicts cannot be
 * saved. Undefined: there is no conflict. A missing value does not count as a conflict: like in every other field, it is reported when the
 * user tries to save.
 */
function conflictWords(values: BranchValues, locale: Locale): string | undefined {
  const conflicts = (['openingHours', 'deliveryHours'] as const).flatMap((name) =>
    conflictsOf(rulesOf(values[name])).filter((conflict) => !isMissing(conflict)),
  )
  return conflicts.length > 0 ? hoursTexts(locale).conflicts(conflicts.length) : undefined
}
