/**
 * Whether a typed street has no digit, so that its house number may be missing. Only a hint follows from it: there are addresses without a
 * number, such as 'Schloss Schönbrunn'. An empty field has no hint.
 */
export const mayLackHouseNumber = (street: string): boolean => street.trim() !== '' && !/\p{Nd}/u.test(street)
