import { errorEntries } from '#i18n/errors.ts'

const comma = (value: string | number): string => String(value).replace('.', ',')

/** Texts of the errors that the API calls of this module return. */
export const themesErrors = errorEntries({
  'theme.contrast': {
    status: 422,
    de: ({ page = '', text = '' }) =>
      `Zu wenig Kontrast: Schrift ${comma(text)} : 1 (nötig 4,5), Fläche ${comma(page)} : 1 (nötig 3).`,
    en: ({ page = '', text = '' }) => `Too little contrast: text ${text} : 1 (needs 4.5), area ${page} : 1 (needs 3).`,
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof themesErrors, unknown> {}
}
