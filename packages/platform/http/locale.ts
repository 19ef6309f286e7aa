import { defaultLocale, Locale, locales } from '#contract/locale.ts'

/** `?locale=` first, then the first offered language of Accept-Language by its weight, then German. */
export function localeOf(asked: unknown, acceptLanguage: string | undefined): Locale {
  const named = Locale.safeParse(asked)
  if (named.success) return named.data
  let best: { locale: Locale; weight: number } | undefined
  for (const part of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...options] = part.trim().toLowerCase().split(';')
    const locale = locales.find((one) => tag === one || tag.startsWith(`${one}-`))
    const weight = Number(
      options
        .find((option) => option.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    )
    if (locale && weight > 0 && weight > (best?.weight ?? 0)) best = { locale, weight }
  }
  return best?.locale ?? defaultLocale
}
