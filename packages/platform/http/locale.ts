import { defaultLocale, Locale, locales } from '#contract/locale.ts'

/** The language from `?locale=`. If it is missing or not supported: the preferred language of the header Accept-Language. */
export function localeOf(asked: unknown, acceptLanguage: string | undefined): Locale {
  const named = Locale.safeParse(asked)
  return named.success ? named.data : preferredLocale(acceptLanguage)
}

/**
 * The supported language with the highest weight in an Accept-Language header; German if none is supported (specification §9: default and
 * fallback). 'en;q=0.4, de;q=0.9' is German.
 */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
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
