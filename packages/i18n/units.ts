import type { Locale } from '#contract/locale.ts'
import type { Unit } from '#kernel/units.ts'
import { messages } from './messages.ts'

/** Short names of units after an amount: '0,35 kg', '2 Port.' (specification §3, Units). */
export const unitTexts = messages(
  {
    amount: 'Stk.',
    serving: 'Port.',
    pair: 'Paar',
    person: 'Pers.',
    package: 'Pkg.',
    g: 'g',
    dag: 'dag',
    kg: 'kg',
    ml: 'ml',
    cl: 'cl',
    dl: 'dl',
    l: 'l',
    mm: 'mm',
    cm: 'cm',
    dm: 'dm',
    m: 'm',
    km: 'km',
    mm2: 'mm²',
    cm2: 'cm²',
    dm2: 'dm²',
    m2: 'm²',
    mm3: 'mm³',
    cm3: 'cm³',
    dm3: 'dm³',
    m3: 'm³',
  },
  {
    amount: 'pc.',
    serving: 'serving',
    pair: 'pair',
    person: 'person',
    package: 'pack',
    g: 'g',
    dag: 'dag',
    kg: 'kg',
    ml: 'ml',
    cl: 'cl',
    dl: 'dl',
    l: 'l',
    mm: 'mm',
    cm: 'cm',
    dm: 'dm',
    m: 'm',
    km: 'km',
    mm2: 'mm²',
    cm2: 'cm²',
    dm2: 'dm²',
    m2: 'm²',
    mm3: 'mm³',
    cm3: 'cm³',
    dm3: 'dm³',
    m3: 'm³',
  },
)

/**
 * The names of units that change after an amount that is not 1: '2 servings'. All other units keep their name. No German short name has a
 * plural.
 */
export const unitsInPlural: Readonly<Record<Locale, Readonly<Partial<Record<Unit, string>>>>> = {
  de: {},
  en: { amount: 'pcs.', serving: 'servings', pair: 'pairs', person: 'people', package: 'packs' },
}
