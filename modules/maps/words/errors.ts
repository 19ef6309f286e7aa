import { errorEntries } from '#i18n/errors.ts'

/** Messages for the errors that the API calls for maps return. */
export const mapsErrors = errorEntries({
  'maps.no_route': { status: 422, de: 'Route kann nicht berechnet werden.', en: 'The route cannot be calculated.' },
  'maps.unavailable': {
    status: 503,
    de: 'Route kann nicht berechnet werden. Der Kartendienst antwortet gerade nicht, bitte versuchen Sie es in einem Moment erneut.',
    en: 'The route cannot be calculated. The map service is not answering right now, please try again in a moment.',
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof mapsErrors, unknown> {}
}
