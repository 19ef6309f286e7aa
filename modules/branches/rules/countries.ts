/** The countries in which branches can be. The checkout offers them for addresses first, in this sequence (specification §9). */
export const countries = ['DE', 'LI', 'AT', 'CH'] as const
export type Country = (typeof countries)[number]

export const isCountry = (code: string): code is Country => countries.some((country) => country === code)
