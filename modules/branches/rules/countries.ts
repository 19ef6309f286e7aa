/** Countries of branches and of a checkout's addresses, in the order in which they are offered (specification §9). */
export const countries = ['DE', 'LI', 'AT', 'CH'] as const
export type Country = (typeof countries)[number]

export const isCountry = (code: string): code is Country => countries.some((country) => country === code)
