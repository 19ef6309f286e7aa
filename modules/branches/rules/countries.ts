/** The countries in which branches can be, and that the checkout offers for addresses first, in this order (specification §9). */
export const countries = ['DE', 'LI', 'AT', 'CH'] as const
export type Country = (typeof countries)[number]

export const isCountry = (code: string): code is Country => countries.some((country) => country === code)
